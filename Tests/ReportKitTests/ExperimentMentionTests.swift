import ReportKit
import Testing

struct ExperimentMentionTests {
    private static let titles = ["SeenPlace": "Seen `here`", "Gate": "A gate"]

    @Test(arguments: [
        ("see SeenPlace.", "see [Seen `here`](SeenPlace.md)."), ("见SeenPlace。", "见[Seen `here`](SeenPlace.md)。"),
        ("`SeenPlace` shows", "[Seen `here`](SeenPlace.md) shows"), ("`view.SeenPlace` SeenPlaces", "`view.SeenPlace` SeenPlaces"),
        ("Gate and `Gate`", "Gate and [A gate](Gate.md)"), ("a ` SeenPlace", "a ` [Seen `here`](SeenPlace.md)"), ("", ""),
        ("```swift\nlet a = `b`\n```", "```swift\nlet a = `b`\n```"),
    ])
    func `an id in prose becomes a link, as a word or in backticks`(_ text: String, _ linked: String) {
        #expect(ExperimentMention.replaced(in: text) { id in Self.titles[id].map { "[\($0)](\(id).md)" } } == linked)
    }
}
