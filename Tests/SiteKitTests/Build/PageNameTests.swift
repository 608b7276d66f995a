import ExperimentKit
import Testing

@testable import ProjectFiles
@testable import SiteKit

/// Pages whose names are addresses of something else, or cannot be published.
struct PageNameTests {
    private static let odd = [
        "javascript:alert(1)%2f%2f.md", "data:text.md", "http:x.md", "a#b.md", "c?d.md", "e%20f.md", "g h.md", "i&\"<b>.md", "手势.md",
        "j:k/l#m.md",
        "100%.md", ".png.md",
    ]

    private func mistakes(_ names: String...) -> [String] {
        do throws(AuthorsMistakes) {
            _ = try SiteBuilder.files(SampleSite.content(names.map { SiteFile(path: $0, text: "# A\n") }))
            return []
        } catch {
            return error.diagnostics.map(\.description)
        }
    }

    @Test func `every link to a page leads to it, whatever its name`() throws {
        let notes = Self.odd.map { SiteFile(path: $0, text: "# A heading\n\n## Another: \($0.prefix(3))\n") }
        let files = try SiteBuilder.files(SampleSite.content(notes))
        let published = Set(files.map(\.path))
        for name in Self.odd { #expect(published.contains("pages/\(name.dropLast(3)).html")) }
        var reached: Set<String> = []
        for file in files where file.path.hasSuffix(".html") {
            for link in TagBalance(file.text).links where !link.hasPrefix("http") {
                #expect(link.prefix { $0 != "/" && $0 != "#" && $0 != "?" }.contains(":") == false, "\(file.path): \(link) has a scheme")
                let route = Route(reading: unescaped(link), on: file.path)
                #expect(route.map { published.contains($0.path) } == true, "\(file.path): \(link) leads nowhere")
                if let route { reached.insert(route.path) }
            }
        }
        for note in notes { #expect(reached.contains(Routes.note(note.path).path)) }
    }

    @Test func `a search leads to every page, whatever its name`() throws {
        for name in Self.odd {
            let note = SiteFile(path: name, text: "# A\n")
            let address = Routes.note(note.path).address(from: Routes.search.path)
            let index = try SampleSite.page("assets/search-index.js", [note])
            #expect(index.contains("[\"\(address)\","))
        }
    }

    @Test func `a hand-written link reaches a page with such a name only by its address`() {
        let target = SiteFile(path: "c?d#e.md", text: "# A\n")
        let right = SiteFile(path: "a.md", text: "[x](c%3Fd%23e.md) [y](./c%3Fd%23e.md#a)\n")
        let wrong = SiteFile(path: "a.md", text: "[x](c?d#e.md)\n")
        #expect(throws: Never.self) { try SiteBuilder.files(SampleSite.content([target, right])) }
        #expect(throws: AuthorsMistakes.self) { try SiteBuilder.files(SampleSite.content([target, wrong])) }
    }

    @Test func `names that cannot be published are mistakes`() {
        #expect(
            mistakes("a\\b.md", "c\nd.md", "e\u{1B}[1m.png", "f\u{FFFD}.md", "ok.md") == [
                "site/pages/a\\b.md:1: error: the name holds a backslash, which cannot be published\n    rename it",
                "site/pages/c\\nd.md:1: error: the name holds a control character, which cannot be published\n    rename it",
                "site/pages/e\\u{1B}[1m.png:1: error: the name holds a control character, which cannot be published\n    rename it",
                "site/pages/f\u{FFFD}.md:1: error: the name holds what is not UTF-8, which cannot be published\n    rename it",
            ])
    }

    @Test func `names that differ only in their case or their spelling in Unicode are mistakes`() {
        let words = "and many disks keep only one of them\n    rename one of the two"
        #expect(
            mistakes("a.md", "A.md", "d/é.md", "d/e\u{301}.md") == [
                "site/pages/A.md:1: error: the name is that of `a.md` but for its case or its spelling in Unicode, \(words)",
                "site/pages/d/é.md:1: error: the name is that of `d/é.md` but for its case or its spelling in Unicode, \(words)",
            ])
    }

    @Test func `a file for the server is published as it is, unless the site has its name`() throws {
        let files = [
            "CNAME", ".nojekyll", ".well-known/a.txt", "assets/own.png", "Index.html", "about.html/x", "assets", "a\nb", "evdoc-site.txt",
        ]
        func built(_ files: some Sequence<String>) throws(AuthorsMistakes) -> [SiteFile] {
            try SiteBuilder.files(SampleSite.content([], staticFiles: files.map { SiteFile(path: $0, text: "own") }))
        }
        let published = try built(files.prefix(4))
        for name in files.prefix(4) { #expect(published.first { $0.path == name }?.text == "own") }
        let error = #expect(throws: AuthorsMistakes.self) { try built(files) }
        #expect(
            error?.diagnostics.map(\.location.file) == [
                "site/static/a\\nb", "site/static/Index.html", "site/static/about.html/x", "site/static/assets",
                "site/static/evdoc-site.txt",
            ])
    }

    private func unescaped(_ attribute: String) -> String {
        attribute.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
