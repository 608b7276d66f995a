import ExperimentKit
import Testing

@testable import ProjectFiles
@testable import SiteKit

struct DirectiveTests {
    @Test(arguments: [
        ("{{table HitTestTuch}}", "site/pages/a.md:1:1: error: there is no experiment `HitTestTuch`\n    did you mean `HitTestTouch`?"),
        ("x\n\n{{tabel HitTestTouch}}", "site/pages/a.md:3:1: error: there is no directive `tabel`\n    did you mean `table`?"),
        (
            "{{table \(String(repeating: "A", count: 90))}}",
            "site/pages/a.md:1:1: error: there is no experiment `\(String(repeating: "A", count: 64))…`\n    there are: HitTestTouch, SingleTap"
        ),
        (
            String(repeating: "{{figure SingleTap}}\n\n", count: 70),
            "site/pages/a.md:129:1: error: the page has more than 64 directives\n    split it"
        ),
        ("{{table}}", "site/pages/a.md:1:1: error: `table` takes one id\n    write {{table ID}}"),
        (
            "{{figure SingleTap \(Int.min)}}",
            "site/pages/a.md:1:1: error: `SingleTap` has no case `\(Int.min)`\n    its cases are 1 to 1"
        ),
        (
            "{{figure SingleTap 9}}", "site/pages/a.md:1:1: error: `SingleTap` has no case `9`\n    its cases are 1 to 1"
        ),
        (
            "{{figure SingleTap 1 2}}",
            "site/pages/a.md:1:1: error: `figure` takes one id and perhaps the number of a case\n    write {{figure ID 3}}"
        ),
        ("{{table A B}}", "site/pages/a.md:1:1: error: `table` takes one id\n    write {{table ID}}"),
        (
            "[x](javascript:y)",
            "site/pages/a.md:1:1: error: a link to `javascript:y` is not followed\n    use https, http, mailto or a path within the site"
        ),
        (
            "![x](https://example.com/x.png)",
            "site/pages/a.md:1:1: error: the image `https://example.com/x.png` is not part of the site\n"
                + "    put the picture beside the page and name it by a relative path"
        ),
        ("[x](missing.md)", "site/pages/a.md:1:1: error: `missing.html` leads nowhere"),
        ("[x](../../../etc)", "site/pages/a.md:1:1: error: `../../../etc` leads nowhere"),
        ("# A\n\n[x](#b)", "site/pages/a.md:3:1: error: `pages/a.html` has no place called `b`"),
    ])
    func `a mistake in a note is reported with its place and a remedy`(_ source: String, _ message: String) {
        #expect(SampleSite.mistakes(source) == [message])
    }

    @Test func `all mistakes of all notes are reported at once`() {
        let notes = [SiteFile(path: "a.md", text: "{{table X}}\n\n{{table Y}}"), SiteFile(path: "b.md", bytes: [0xFF])]
        do throws(AuthorsMistakes) {
            _ = try SiteBuilder.files(SampleSite.content(notes))
            Issue.record("nothing was reported")
        } catch {
            #expect(error.diagnostics.map(\.location.file) == ["site/pages/a.md", "site/pages/a.md", "site/pages/b.md"])
        }
    }

    @Test func `what stands twice on a page has places of its own`() throws {
        let twice = ["claims", "figure", "table"].flatMap { ["{{\($0) SingleTap}}", "{{\($0) SingleTap}}"] }
        let files = try SiteBuilder.files(SampleSite.content([SiteFile(path: "a.md", text: twice.joined(separator: "\n\n"))]))
        let page = try #require(files.first { $0.path == "pages/a.html" }).text
        let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
        #expect(ids.count { $0.hasPrefix("figure-SingleTap") } == 2)
        #expect(ids.count == Set(ids).count)
    }

    @Test func `a partial build does without the experiments that were left out`() throws {
        let note = SiteFile(path: "a.md", text: "{{table Elsewhere}}\n\n[x](../reports/Elsewhere.md)")
        let files = try SiteBuilder.files(SampleSite.content([note], isPartial: true))
        #expect(files.first { $0.path == "pages/a.html" }?.text.contains("Elsewhere is not part of this build.") == true)
    }
}
