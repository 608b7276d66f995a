import ReportKit
import SampleResults
import Testing
import TranslationKit

@testable import SiteKit

struct ReferencePageTests {
    private func pages(_ language: Language = .english, _ archive: DocCArchive? = nil) throws -> [String: Page] {
        let content = SiteContent(results: Sample.results, rules: Sample.rules, archive: try archive ?? SampleArchive.archive)
        let pages = ReferencePage.pages(of: content, in: Translations.builtIn[language])
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    }

    private func body(_ path: String, _ language: Language = .english) throws -> String {
        try #require(try pages(language)[path]).body.description
    }

    @Test func `there is a page for each module and for each symbol right below it, in every language`() throws {
        #expect(
            try pages().keys.sorted() == [
                "reference/index.html", "reference/lights.html", "reference/lights/lamp.html", "reference/lights/mode.html",
            ])
        #expect(try pages(.chinese).keys.contains("reference/lights/lamp.zh.html"))
    }

    @Test func `a site without an archive has no such page, and does not lead to one`() throws {
        #expect(try pages(.english, .empty).isEmpty)
        #expect(
            try SiteBuilder.files(SampleSite.content()).allSatisfy { !$0.path.hasPrefix("reference/") && !$0.text.contains("reference/") })
    }

    @Test func `every page of a site with an archive leads to the reference`() throws {
        let content = SiteContent(results: Sample.results, rules: Sample.rules, archive: try SampleArchive.archive)
        let pages = try SiteBuilder.files(content).filter { $0.path.hasSuffix(".html") }
        for page in pages where !page.path.hasPrefix("reference/") { #expect(page.text.contains("reference/index."), "\(page.path)") }
        let index = try #require(pages.first { $0.path == "index.html" })
        #expect(index.text.contains("<a href=\"reference/index.html\">Reference</a>"))
    }

    @Test func `a declaration is escaped and leads to the types in it; a comment to what it names`() throws {
        let lamp = try body("reference/lights/lamp.html")
        #expect(lamp.contains("<span class=\"keyword\">class</span> Lamp&lt;A&gt;"))
        #expect(lamp.contains("mode: <a class=\"type\" href=\"mode.html\">Mode</a>"))
        #expect(
            lamp.contains(
                "<p>See <a href=\"mode.html\"><code>Mode</code></a> &amp; <a href=\"https://lamps.example\" rel=\"noreferrer\">lamps</a></p>"
            ))
        #expect(lamp.contains("<li><p><strong>bright</strong></p>"))
        #expect(lamp.contains("<blockquote><p><strong>Note</strong></p>\n<p><em>hot</em></p>"))
        #expect(lamp.contains("<p class=\"lead\">Gives light.</p>") && !lamp.contains("Overview"))
        #expect(lamp.contains("<code>seconds</code> <p>How long.</p>"))
    }

    @Test func `members stand on the page of their type, each at a place of its own`() throws {
        let lamp = try body("reference/lights/lamp.html")
        for place in ["member-mode", "member-shine(_:)", "member-bulb", "member-bulb/main"] {
            #expect(lamp.contains("<li id=\"\(place)\">"), "\(place)")
        }
        #expect(lamp.contains("id=\"instance-methods\""))
    }

    @Test func `relations name what the archive has, and nothing else`() throws {
        let lamp = try body("reference/lights/lamp.html")
        #expect(lamp.contains("<p>Inherits From: <a href=\"mode.html\"><code>Mode</code></a></p>"))
    }

    @Test func `headings of DocC are translated, those of authors and comments are not`() throws {
        let module = try body("reference/lights.zh.html", .chinese)
        #expect(module.contains("枚举") && module.contains("Lamps") && module.contains("On or off."))
        #expect(module.contains("href=\"lights/mode.zh.html\""))
    }

    @Test func `the page of a name and its declaration lead to one another`() throws {
        let files = [
            SampleArchive.page("views.json", "Views", kind: "module", topics: [("Classes", ["Views/UIView"])]),
            SampleArchive.page("views/uiview.json", "UIView", kind: "class", topics: [("Methods", ["Views/UIView/hitTest(_:with:)"])]),
            SampleArchive.page("views/uiview/hittest(_:with:).json", "hitTest(_:with:)", kind: "method"),
        ]
        let content = SiteContent(results: Sample.results, rules: Sample.rules, archive: try DocCArchive(files))
        let all = APIPage.pages(of: content, in: Translations.builtIn[.english])
        let hitTest = try #require(all.first { $0.path == "api/hitTest.html" }).body.description
        #expect(hitTest.contains("<a href=\"../reference/views/uiview.html#member-hittest(_:with:)\">In the reference</a>"))
        let references = ReferencePage.pages(of: content, in: Translations.builtIn[.english])
        let view = try #require(references.first { $0.path == "reference/views/uiview.html" }).body.description
        #expect(view.contains("<a href=\"../../api/hitTest.html\">What the experiments found out about it</a>"))
    }
}
