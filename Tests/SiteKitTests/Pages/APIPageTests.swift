import ExperimentKit
import ReportKit
import SampleResults
import Testing
import TranslationKit

@testable import SiteKit

struct APIPageTests {
    private func fact(_ name: String, _ effect: String, initial: String? = nil, documented: String? = nil) -> APIFact {
        APIFact(
            name, effect: effect, initial: initial, documented: documented, objectiveC: "own:spelling:",
            location: Location(fileID: "site/api.json", line: 1))
    }

    private func pages(_ language: Language = .english) -> [String: Page] {
        let facts = [
            fact("UIResponder.touchesBegan(_:with:)", "Called when a touch begins."), fact("UIResponder", "Gets touches."),
            fact("UIView.isHidden", "Hides <it>.", initial: "false", documented: "Hidden or not."),
        ]
        let content = SiteContent(results: Sample.results, rules: Sample.rules, apiFacts: facts)
        let pages = APIPage.pages(of: content, in: Translations.builtIn[language])
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    }

    @Test func `there is a page for each name, in a file that its base name tells, and a list`() {
        #expect(
            pages().keys.sorted() == [
                "api/UIResponder.html", "api/hitTest.html", "api/index.html", "api/isHidden.html", "api/touchesBegan.html",
                "api/touchesCancelled.html", "api/touchesEnded.html",
            ])
        #expect(pages(.chinese).keys.contains("api/isHidden.zh.html"))
    }

    @Test func `a page says what the name is, its default and what is documented, leading to its type and to Apple`() throws {
        let body = try #require(pages()["api/isHidden.html"]).body.description
        #expect(body.contains("var isHidden: Bool"))
        #expect(body.contains("Hides &lt;it&gt;."))
        #expect(body.contains("<code>false</code>"))
        #expect(body.contains("https://developer.apple.com/documentation/uikit/uiview/ishidden"))
        let touches = try #require(pages()["api/touchesBegan.html"]).body.description
        #expect(touches.contains("<a href=\"UIResponder.html\"><code>UIResponder</code></a>"))
        #expect(touches.contains("id=\"claims\""))
        #expect(touches.contains("id=\"calls\""))
    }

    @Test func `the page of a type leads to its members`() throws {
        let body = try #require(pages()["api/UIResponder.html"]).body.description
        #expect(body.contains("<a href=\"touchesBegan.html\"><code>touchesBegan(_:with:)</code></a>"))
    }

    @Test func `the list has a group for each type, which a filter searches by every spelling`() throws {
        let body = try #require(pages()["api/index.html"]).body.description
        #expect(body.contains("<details class=\"group\" id=\"uiview\">"))
        #expect(body.contains("setHidden:"))
    }

    @Test func `a search finds a name by every spelling`() throws {
        let entry = try #require(pages()["api/isHidden.html"]?.searchEntries.first)
        #expect(entry.title == "isHidden")
        #expect(["setHidden:", "UIView.isHidden", "own:spelling:"].allSatisfy(entry.names.contains))
    }
}
