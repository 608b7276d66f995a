import Testing

@testable import ReportKit

struct APINameTests {
    @Test(arguments: ["hitTest", "isHidden", "UIView", "URLs", "a1B", "touches_Began", "x中Y"])
    func `a capital behind a small letter, or a small letter behind capitals, makes several words`(_ name: String) {
        #expect(APINames.isOfSeveralWords(name))
    }

    @Test(arguments: ["", "alpha", "View", "UI", "A_B", "a.B", "snake_case", "AB.c"])
    func `others are one word`(_ name: String) {
        #expect(!APINames.isOfSeveralWords(name))
    }

    @Test func `words are of letters, digits and underscores`() {
        #expect(APINames.words(of: "`a_1.hitTest(_:)`, 手势 é!") == ["a_1", "hitTest", "_", "手势", "é"])
    }
}
