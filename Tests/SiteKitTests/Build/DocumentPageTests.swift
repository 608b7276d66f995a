import EventTrace
import ExperimentKit
import SampleResults
import Testing
import TranslationKit

@testable import ProjectFiles
@testable import SiteKit

struct DocumentPageTests {
    private static let document = Document(
        number: "000", title: "A document",
        statements: [
            Statement(document: "000", section: "1.2", "Touches start at the hit view & climb."),
            Statement(document: "000", section: "2", "It is fast.", kind: .untestable(because: "Nobody says how fast.")),
            Statement(document: "000", section: "2", "It is slow."),
            Statement(document: "000", section: "chain", "It climbs."),
        ])

    private static let chinese = GettextFile(
        path: "documents.po",
        bytes: Array(
            """
            msgid ""
            msgstr "charset=UTF-8"

            msgctxt "document 000"
            msgid "A document"
            msgstr "一份文档"

            msgctxt "document 000"
            msgid "Nobody says how fast."
            msgstr "没有说多快。"

            msgctxt "document 000"
            msgid "It is slow."
            msgstr "很慢。"

            msgctxt "document 000"
            msgid "Chain"
            msgstr "响应链"
            """.utf8))

    private func files(_ documents: [Document] = [document]) throws -> [SiteFile] {
        try SiteBuilder.files(
            SiteContent(
                results: Sample.results, rules: Sample.rules, documents: documents, translations: Translations([(.chinese, Self.chinese)])))
    }

    private func page(_ path: String) throws -> String { try files().first { $0.path == path }?.text ?? "" }

    @Test func `an experiment names each place of a document that it comes from once`() throws {
        let page = try page("reports/HitTestTouch.html")
        #expect(page.contains("<span>from “A document” (document 000 §1)</span>"))
    }

    @Test func `every statement is on the page, with its verdict, claim, evidence and experiment`() throws {
        let page = try page("documents/000.html")
        #expect(page.contains("Touches start at the hit view &amp; climb."))
        #expect(page.contains("<span class=\"badge confirmed ungraded\">confirmed</span>"))
        #expect(page.contains("The view under the finger receives the touch first."))
        #expect(page.contains("<a href=\"../reports/HitTestTouch.html#claim-1\">Which views receive a touch?</a>"))
        #expect(page.contains("Evidence: <a class=\"rule\" href=\"../rules/responders.html#RC.2\""))
        #expect(page.contains("No experiment can test it: Nobody says how fast."))
        #expect(page.contains("No claim puts it to the test yet."))
        #expect(page.contains("1 confirmed</span> <span class=\"badge untestable ungraded\">1 untestable</span> "))
    }

    @Test func `the Chinese page is Chinese, and says what is not`() throws {
        let page = try page("documents/000.zh.html")
        #expect(page.contains("<html lang=\"zh-Hans\">"))
        #expect(page.contains("无法用实验检验：没有说多快。"))
        #expect(page.contains("<span lang=\"en\">Touches start at the hit view &amp; climb.</span>"))
        #expect(page.contains("<a href=\"000.html\" lang=\"en\" hreflang=\"en\">English</a>"))
        #expect(page.contains("aria-label=\"链接到：§2\""))
        #expect(page.contains("<h1>一份文档</h1>"))
        #expect(page.contains("<span lang=\"en\">It is fast.</span>"))
        #expect(page.contains("<p class=\"statement\">很慢。\u{A0}"))
        #expect(page.contains("aria-label=\"链接到：响应链\""))
        #expect(!page.contains("On this page"))
    }

    @Test func `the list of documents leads to each`() throws {
        #expect(try page("documents/index.html").contains("<a href=\"000.html\">"))
        #expect(try page("documents/index.zh.html").contains("<a href=\"000.zh.html\">"))
    }

    @Test func `a long document has a page for each chapter, and links to its statements lead there`() throws {
        let statements = (0..<60).map { Statement(document: "000", section: "\($0 / 30 + 1).\($0 % 30)", "Statement \($0).") }
        let long = Document(number: "000", title: "Long", sectionTitles: ["2": "The second"], statements: statements)
        let files = try files([long])
        let main = try #require(files.first { $0.path == "documents/000.html" }?.text)
        let second = try #require(files.first { $0.path == "documents/000-2.html" }?.text)
        #expect(main.contains("<a href=\"000-2.html\">§2 The second</a>"))
        #expect(!main.contains("Statement 31.") && second.contains("<li id=\"statement-32\">") && second.contains("Statement 31."))
        #expect(DocumentChapter.route(of: statements[31], in: long) == Route("documents/000-2.html", at: "statement-32"))
    }

    @Test func `pages are well-formed, with and without documents`() throws {
        for file in try files() + files([]) where file.path.hasSuffix(".html") {
            #expect(TagBalance(file.text).faults == [], "\(file.path)")
        }
    }
}
