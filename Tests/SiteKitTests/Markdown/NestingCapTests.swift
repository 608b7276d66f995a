import Testing

@testable import SiteKit

struct NestingCapTests {
    private func diagnostics(_ source: String) -> [String] {
        var parser = MarkdownParser(file: "a.md")
        _ = parser.parse(source)
        return parser.diagnostics.map(\.description)
    }

    private func text(_ marker: String, _ count: Int) -> String { String(repeating: marker, count: count) + "a\n" }

    @Test(arguments: [">", "> ", "- ", "+ ", "* > ", "1. ", "12) "])
    func `a line that opens hundreds of quotes or items is refused before it is parsed`(_ marker: String) {
        #expect(diagnostics("text\n\n" + text(marker, 300)).first == "a.md:3: error: nested more than 64 deep")
        #expect(diagnostics(text(marker, 20)) == [])
    }

    @Test func `quotes with a text that goes on for lines take no time`() {
        #expect(diagnostics(String(repeating: ">", count: 30_000) + String(repeating: "a\n", count: 400_000)).count == 1)
    }

    @Test(arguments: ["![[]()", "[", "[\n\n"])
    func `brackets that nobody closes are refused before they are parsed`(_ text: String) {
        #expect(diagnostics(String(repeating: text, count: 3000)).first?.hasSuffix("more than 1000 brackets are not closed") == true)
        #expect(diagnostics(String(repeating: "[a](https://b.example) ", count: 3000)) == [])
    }

    @Test func `a line across the page is none of them, however long`() {
        #expect(diagnostics("a\n\n" + String(repeating: "- ", count: 200) + "\n\nb\n" + String(repeating: "-", count: 500) + "\n") == [])
    }
}
