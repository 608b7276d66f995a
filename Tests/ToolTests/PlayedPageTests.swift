import Testing

@testable import tool

/// Pages whose blocks of code are played.
struct PlayedPageTests {
    @Test func `a page has its blocks, what stands before each, and the code in its tables`() throws {
        let page = try PlayedPage(
            "Write `A.swift`:\n\n```swift\nlet a = \"```\"\n```\n\n| x |\n|---|\n| `.order` and `b` |\n```sh 2\nls\n```\n")
        #expect(page.blocks.map(\.block.kind) == ["swift", "sh"])
        #expect(page.blocks.map(\.block.code) == [0, 2])
        #expect(page.blocks[0].block.content == "let a = \"```\"\n")
        #expect(page.blocks[0].before == "Write `A.swift`:\n")
        #expect(page.examples == [".order", "b"])
    }

    @Test(arguments: ["```sh\nls\n", "```sh two\nls\n```\n", "```sh 2 3\nls\n```\n"])
    func `what is no block is a fault`(text: String) {
        #expect(throws: Fault.self) { try PlayedPage(text) }
    }

    @Test func `lines that are shown stand in what was printed, and dots stand for any`() throws {
        let printed = Printed.lines(of: "one  \ntwo\nthree\nfour\n")
        try Printed.hold("one\ntwo\n", printed)
        try Printed.hold("two\n…\nfour\n", printed)
        try Printed.hold("…\nthree\n", printed)
        for shown in ["two\none\n", "one\nthree\n", "four\n…\none\n", "five\n"] {
            #expect(throws: Fault.self, "\(shown)") { try Printed.hold(shown, printed) }
        }
    }
}
