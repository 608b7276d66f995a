import TranslationKit
import Testing

@testable import ProjectFiles
@testable import SiteKit

struct FolderIndexTests {
    private static let notes = [
        SiteFile(path: "tour.md", text: "# A tour\n"), SiteFile(path: "guides/index.md", text: "# Guides\n\n[first](first.md)\n"),
        SiteFile(path: "guides/index.zh.md", text: "# 指南\n\n[第一篇](first.md)\n"), SiteFile(path: "guides/first.md", text: "# The first\n"),
        SiteFile(path: "design/0001.md", text: "# A decision\n"),
    ]

    private func list(in translation: Translation = .english) -> String {
        NotesIndexPage.pages(of: SampleSite.content(Self.notes), in: translation)[0].body.description
    }

    @Test func `the list of pages shows the index of a folder in place of its pages, beside the folder`() throws {
        let page = list()
        #expect(page.contains("<a href=\"guides/index.html\">Guides</a>"))
        #expect(!page.contains("The first") && !page.contains("id=\"guides\""))
        #expect(page.contains("id=\"design\"") && page.contains("A decision"))
    }

    @Test func `the page about the site leads to each index of a folder`() {
        let page = AboutPage.pages(of: SampleSite.content(Self.notes), in: .english)[0].body.description
        #expect(page.contains("<a href=\"pages/guides/index.html\">Guides</a>"))
    }

    @Test func `the trail of a page in such a folder leads to the index, that of the index does not`() throws {
        #expect(try trail("pages/guides/first.html") == ["Guides"])
        #expect(try trail("pages/guides/index.html") == [])
        #expect(try trail("pages/tour.html") == [])
    }

    /// What the trail has beyond the page about the site and the list of pages.
    private func trail(_ path: String) throws -> [String] {
        let pages = NotePage.pages(of: SampleSite.content(Self.notes), in: .english)
        let page = try #require(pages.first { $0.context.route.path == path })
        return page.trail.dropFirst(2).map(\.title)
    }
}
