import Testing

@testable import SiteKit

struct ReferenceCapTests {
    private func diagnostics(_ source: String) -> [String] {
        var parser = MarkdownParser(file: "a.md")
        _ = parser.parse(source)
        return parser.diagnostics.map(\.description)
    }

    private func text(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }

    @Test(arguments: ["[r]: #", "[r]: /u '", "> [r]: #", "[\nr\n]: #", "[r]:\n#", "[r]: /u\n'a\n"])
    func `a long definition that is used thousands of times is refused before it is parsed`(_ definition: String) {
        let source = "[s]: /u\n" + definition + text("a", 50_000) + "'\n\n" + text("[r] ", 50_000)
        let said = diagnostics(source)
        #expect(
            said.count == 1 && said[0].contains("the 5000")
                && said[0].contains("references of this page could come to more than 8388608 bytes"))
        #expect(said[0].contains("\n    shorten this definition, of 500"))
    }

    @Test func `what pages have passes`() {
        let definitions = (0..<1000).map { "[r\($0)]: https://example.org/\($0) 'Title'\n" }.joined()
        let uses = (0..<10_000).map { "[r\($0 % 1000)] " }.joined()
        #expect(diagnostics(definitions + "\n" + uses) == [])
        #expect(diagnostics("[r]: #" + text("a", 50_000) + "\n\n" + text("[r] ", 100)) == [])
        // A paragraph behind the definitions belongs to none of them.
        #expect(diagnostics("[r]: #a\n \n" + text("a", 50_000) + "\n\n" + text("[r] ", 40_000)) == [])
    }
}
