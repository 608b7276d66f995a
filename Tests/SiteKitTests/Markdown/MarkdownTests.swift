import ExperimentKit
import Testing

@testable import SiteKit

struct MarkdownTests {
    private func html(_ source: String, words: MarkdownRenderer.Words = .init()) throws -> String {
        var parser = MarkdownParser(file: "a.md")
        let parsed = parser.parse(source)
        let document = try #require(parsed)
        let mention = { (id: String) in id == "SeenPlace" ? "<a>seen</a>" as HTML : nil }
        var renderer = MarkdownRenderer(file: "a.md", words: words, mention: mention) { (directive) throws(DirectiveFault) in
            "[\(directive.name) \(directive.arguments.joined())]"
        }
        return renderer.render(document).description
    }

    @Test func `paragraphs, emphasis, code and breaks`() throws {
        #expect(try html("a *b* **c** `d<e`\\\nf") == "<p>a <em>b</em> <strong>c</strong> <code>d&lt;e</code><br>\nf</p>\n")
    }

    @Test func `the id of an experiment is a link, except within one`() throws {
        #expect(try html("see SeenPlace, `SeenPlace`") == "<p>see <a>seen</a>, <a>seen</a></p>\n")
        #expect(try html("[SeenPlace](b.md)") == "<p><a href=\"b.html\">SeenPlace</a></p>\n")
    }

    @Test func `raw HTML is shown, not obeyed, in blocks and in lines`() throws {
        #expect(try html("a <b onclick=x>c</b>") == "<p>a &lt;b onclick=x&gt;c&lt;/b&gt;</p>\n")
        #expect(try html("<script>alert(1)</script>") == "&lt;script&gt;alert(1)&lt;/script&gt;\n")
    }

    @Test func `tight lists have no paragraphs, loose ones have, ordered ones keep their start`() throws {
        #expect(try html("- a\n- b") == "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n")
        #expect(try html("3. a\n\n4. b") == "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n")
    }

    @Test func `a table has scopes and alignments`() throws {
        let table = try html("| a | b |\n|---|--:|\n| 1 | `2` |")
        #expect(table.contains("<th scope=\"col\">a</th><th scope=\"col\" class=\"right\">b</th>"))
        #expect(table.contains("<td>1</td><td class=\"right\"><code>2</code></td>"))
    }

    @Test func `the corner of a table is no heading`() throws {
        let table = try html("| | `a` |\n|---|:-:|\n| 1 | 2 |")
        #expect(table.contains("<tr><td></td><th scope=\"col\" class=\"center\"><code>a</code></th></tr>"))
    }

    @Test func `what is said beside the text is in the page's language`() throws {
        var words = MarkdownRenderer.Words()
        words.linkTo = { "链接到：\($0)" }
        words.table = "表格"
        let page = try html("## a\n\n| b |\n|---|\n| 1 |", words: words)
        #expect(page.contains("aria-label=\"链接到：a\""))
        #expect(page.contains("role=\"group\" aria-label=\"表格\""))
    }

    @Test func `a code block keeps its text, and a safe word of its language`() throws {
        #expect(try html("```swift\"><b\na < b\n```") == "<pre tabindex=\"0\"><code class=\"language-swift\">a &lt; b\n</code></pre>\n")
    }

    @Test func `web addresses are not made into links by themselves`() throws {
        #expect(try html("see www.example.com or https://example.com") == "<p>see www.example.com or https://example.com</p>\n")
    }

    @Test func `headings get ids that differ, in any script`() throws {
        let headings = try html("## Hit-testing & more\n\n## Hit testing, more\n\n## 手势 识别\n\n## ?")
        for id in ["hit-testing-more", "hit-testing-more-2", "手势-识别", "section"] { #expect(headings.contains("<h2 id=\"\(id)\">")) }
    }

    @Test func `a paragraph of its own in double braces is a directive, anything else is text`() throws {
        #expect(try html("{{table A_b_c}}") == "[table A_b_c]")
        #expect(try html("see {{table A}}") == "<p>see {{table A}}</p>\n")
        #expect(try html("`{{table A}}`") == "<p><code>{{table A}}</code></p>\n")
        #expect(try html("    {{table A}}").contains("<code>{{table A}}"))
    }

    @Test func `nodes know their line and column`() throws {
        var parser = MarkdownParser(file: "a.md")
        let parsed = parser.parse("# a\n\n| a |\n|---|\n| b | \n\n- x\n  - y\n")
        let document = try #require(parsed)
        #expect(document.children.map(\.line) == [1, 3, 7])
        let inner = try #require(document.children.last?.children.first?.children.last)
        #expect((inner.line, inner.column) == (8, 3))
    }

    @Test func `text in a foreign encoding is reported with line, column and byte`() {
        let bytes = Array("ab\ncäd".utf8) + [0xFF] + Array("e".utf8)
        #expect(throws: AuthorsMistakes.self) { try SourceText.decode(bytes, file: "a.md") }
        do throws(AuthorsMistakes) { _ = try SourceText.decode(bytes, file: "a.md") } catch {
            #expect(error.description == "a.md:2:5: error: not UTF-8 at 0xFF\n    save the file as UTF-8")
        }
    }

    @Test func `a character that is cut off at the end is reported`() {
        do throws(AuthorsMistakes) {
            _ = try SourceText.decode(Array("a".utf8) + [0xE6, 0x89], file: "a.md")
            Issue.record("nothing was reported")
        } catch {
            #expect(error.description.hasPrefix("a.md:1:2: error: not UTF-8"))
        }
    }

    @Test func `a byte order mark is dropped`() throws {
        #expect(try SourceText.decode([0xEF, 0xBB, 0xBF, 0x61], file: "a.md") == "a")
    }

    @Test(arguments: [
        String(repeating: ">", count: 5000) + "a", String(repeating: "*a **b ", count: 3000), String(repeating: "- ", count: 3000) + "a",
    ])
    func `what is nested too deep is reported or harmless`(_ source: String) {
        var parser = MarkdownParser(file: "a.md")
        let document = parser.parse(source)
        #expect((document == nil) == !parser.diagnostics.isEmpty)
    }
}
