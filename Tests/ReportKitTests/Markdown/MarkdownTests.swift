import ReportKit
import Testing

struct MarkdownTests {
    @Test func `characters with a meaning are escaped`() {
        #expect(Markdown.escaped("a|b *c* _d_ <e> `f` \\ [g]\nh") == "a\\|b \\*c\\* \\_d\\_ \\<e\\> \\`f\\` \\\\ \\[g\\] h")
    }

    @Test func `a code span has more backticks than its content`() {
        #expect(Markdown.code("level_1.*") == "`level_1.*`")
        #expect(Markdown.code("a`b``c") == "```a`b``c```")
        #expect(Markdown.code("`") == "`` ` ``")
    }

    @Test func `a cell is one line without bars of its own`() {
        #expect(Markdown.cell("`a|b`\nc\\|d") == "`a\\|b` c\\|d")
        #expect(Markdown.table(["x", "y"], [["1", "|"]]) == "| x | y |\n| --- | --- |\n| 1 | \\| |\n")
    }
}
