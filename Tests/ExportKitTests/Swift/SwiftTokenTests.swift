import Testing

@testable import ExportKit

struct SwiftTokenTests {
    @Test(arguments: [
        "", "let x = 1", "/* a /* b */ c */ func f() {}", "\"\\(a ? \"x)\" : \"y\") z\" + q", "\"\"\"\n a \"b\" \\(c)\n\"\"\"",
        "#selector(A.b) `case`",
        "\"never closed", "/* never closed", "名 = 1.5e3", "\"\\(", "}",
    ])
    func `tokens together are the source`(source: String) {
        #expect(SwiftToken.all(in: source).text == source)
    }

    @Test func `strings hold their interpolations, with the strings in these`() {
        let tokens = SwiftToken.all(in: "f(\"a \\(b(\")\")) c\", d)").filter { $0.kind == .string }
        #expect(tokens.map(\.text) == ["\"a \\(b(\")\")) c\""])
    }

    @Test func `lines are counted from 1`() {
        #expect(SwiftToken.all(in: "a\n\nb // c\nd").filter { $0.kind == .word }.map(\.line) == [1, 3, 4])
    }
}
