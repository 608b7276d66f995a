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

    @Test func `there is a page for each name that an experiment shows, in a file that its base name tells, and a list`() {
        #expect(
            pages().keys.sorted() == [
                "api/hitTest.html", "api/index.html", "api/touchesBegan.html", "api/touchesCancelled.html", "api/touchesEnded.html",
            ])
        #expect(pages(.chinese).keys.contains("api/touchesBegan.zh.html"))
    }

    @Test func `the list has the effect, the default and what is documented of a name that no experiment shows`() throws {
        let body = try #require(pages()["api/index.html"]).body.description
        #expect(body.contains("<li id=\"name-isHidden\""))
        #expect(body.contains("Hides &lt;it&gt;."))
        #expect(body.contains("<code>false</code>"))
        #expect(body.contains("https://developer.apple.com/documentation/uikit/uiview/ishidden"))
    }

    @Test func `a page says what the name is, with its claims and calls, leading to its type`() throws {
        let body = try #require(pages()["api/touchesBegan.html"]).body.description
        #expect(body.contains("func touchesBegan("))
        #expect(body.contains("<a href=\"index.html#name-UIResponder\"><code>UIResponder</code></a>"))
        #expect(body.contains("id=\"claims\""))
        #expect(body.contains("id=\"calls\""))
    }

    @Test func `the list has a group for each type, which a filter searches by every spelling`() throws {
        let body = try #require(pages()["api/index.html"]).body.description
        #expect(body.contains("<details class=\"group\" id=\"uiview\">"))
        #expect(body.contains("setHidden:"))
    }

    @Test func `a search finds a name by every spelling`() throws {
        let entry = try #require(pages()["api/index.html"]?.searchEntries.first { $0.route.place == "name-isHidden" })
        #expect(entry.title == "isHidden")
        #expect(["setHidden:", "UIView.isHidden", "own:spelling:"].allSatisfy(entry.names.contains))
    }
}
