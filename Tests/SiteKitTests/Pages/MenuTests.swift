import SampleResults
import TranslationKit
import Testing

@testable import ProjectFiles
@testable import SiteKit

/// What every page leads to, and in which languages there are pages.
struct MenuTests {
    private func files(_ change: (inout SiteFacts) -> Void, _ notes: [SiteFile] = []) throws -> [String: String] {
        var facts = SiteFacts()
        change(&facts)
        let files = try SiteBuilder.files(SiteContent(results: Sample.results, rules: Sample.rules, notes: notes, facts: facts))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    }

    private func menu(_ page: String?) throws -> [String] {
        let page = try #require(page)
        let nav = try #require(page.firstMatch(of: #/<nav aria-label="(?:Site|站点|网站)"><ul>(.*?)<\/ul>/#.dotMatchesNewlines()))
        return nav.output.1.matches(of: #/<a [^>]*>([^<]*)</#).map { String($0.output.1) }
    }

    @Test func `a part of the site with nothing in it is in no menu and has no page`() throws {
        let files = try files { _ in }
        #expect(try menu(files["index.html"]) == ["Experiments", "API", "Rules", "About"])
        for path in ["documents", "fidelity", "pages"] { #expect(files["\(path)/index.html"] == nil, "\(path)") }
        #expect(files["finder.html"] == nil)
        #expect(files.values.allSatisfy { !$0.contains("Who gets the touch?") && !$0.contains("fidelity/") })
    }

    @Test func `a menu has its own order, and leads to pages of the site and of the web`() throws {
        let note = SiteFile(path: "book.md", text: "# The book\n")
        let files = try files(
            { $0.menu = [.section(.about), .page(title: "Book", path: "book.md"), .web(title: "Shop", address: "https://shop.example")] },
            [note])
        #expect(try menu(files["rules/index.zh.html"]).dropFirst() == ["Book", "Shop"])
        #expect(files["rules/index.zh.html"]?.contains("<a href=\"../pages/book.zh.html\">Book</a>") == true)
        #expect(files["index.html"]?.contains("<a href=\"https://shop.example\" rel=\"noreferrer\">Shop</a>") == true)
        #expect(files["pages/book.html"]?.contains("<a href=\"book.html\" aria-current=\"page\">Book</a>") == true)
        #expect(files["pages/book.html"]?.contains("aria-current=\"true\"") == false)
    }

    @Test func `a site is called by its title, at its first page too`() throws {
        let files = try files { ($0.title, $0.address) = ("Taps", "https://taps.example/") }
        for path in ["index.html", "404.html", "search.html"] {
            #expect(files[path]?.contains("<a class=\"name\" href=\"index.html\">Taps</a>") == true, "\(path)")
        }
        #expect(files["index.html"]?.contains("<h1>Taps</h1>") == true && files["index.html"]?.contains("<title>Taps</title>") == true)
        #expect(files["feed.xml"]?.contains("<title>Taps</title>") == true && files["llms.txt"]?.hasPrefix("# Taps\n") == true)
    }

    @Test(arguments: Language.allCases)
    func `a site in one language has its pages only, with plain names, and no switch`(language: Language) throws {
        let note = SiteFile(path: "book.md", text: "# 书\n\n[首页](../index.html)\n")
        let files = try files({ ($0.languages, $0.address) = ([language], "https://taps.example/") }, [note])
        #expect(files.keys.allSatisfy { !$0.contains(".zh.") })
        let page = try #require(files["pages/book.html"])
        #expect(page.contains("<html lang=\"\(language.tag)\">") && page.contains("<a href=\"../index.html\">首页</a>"))
        #expect(!page.contains("hreflang=") && !page.contains("class=\"original\""))
        #expect(files.filter { !$0.key.hasSuffix(".js") }.allSatisfy { !$0.value.contains("hreflang=\"") })
        #expect(files["llms.txt"]?.contains("reports/SingleTap.md") == true)
    }
}
