import SampleResults
import SiteKit
import Testing

@Test func preview() throws {
    let note = SiteFile(path: "json.md", text: "# Notes of a *kind*\n\nText with `code` and <b>html</b>.\n\n## Embedding\n\n{{table HitTestTouch}}\n\n{{claims SingleTap}}\n\n## A list\n\n- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```swift\nlet a = 1 < 2\n```\n\n> Quote\n\n### 手势识别\n\n[report](../reports/SingleTap.md#claims)\n")
    let files = try SiteBuilder.files(SiteContent(results: Sample.results, rules: Sample.rules, notes: [note]))
    try Publisher(output: "/tmp/preview").publish(files)
}
