import Foundation
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
        #expect(index.text.contains("<a href=\"reference/index.html\">For contributors</a>"))
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

    /// What DocC puts under a heading of its own has been forgotten there.
    @Test func `what this reference writes about its modules is translated`() throws {
        let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../site/reference.docc").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        #expect(names.count == 5)
        for name in names {
            let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
            let texts = [String(lines[1])] + lines.compactMap { $0.hasPrefix("### ") ? String($0.dropFirst(4)) : nil }
            for text in texts {
                let phrase = try #require(ReferencePhrase(text: text), "\(name): \(text)")
                #expect(Translations.builtIn[.chinese](phrase) != text)
            }
        }
    }

    @Test func `headings of DocC are translated, those of authors and comments are not`() throws {
        let module = try body("reference/lights.zh.html", .chinese)
        #expect(module.contains("枚举") && module.contains("Lamps") && module.contains("On or off."))
        #expect(module.contains("href=\"lights/mode.zh.html\""))
    }

    /// A module with this many names in each of two topics.
    private func large(_ count: Int) throws -> DocCArchive {
        let names = ["Large", "Small"].map { size in (1...count).map { "\(size)Lamp\($0)" } }
        let topics = zip(["Large lamps", "Large lamps"], names).map { ($0, $1.map { "Lights/\($0)" }) }
        let module = SampleArchive.page("lights.json", "Lights", kind: "module", topics: topics)
        let lamps = names.joined().map { name in
            SampleArchive.page("lights/\(name.lowercased()).json", name, kind: "class", summary: "The lamp called \(name).")
        }
        return try DocCArchive([module] + lamps)
    }

    @Test func `topics of a module with many names have pages, to which the module and its names lead`() throws {
        let pages = try pages(.english, large(31))
        let module = try #require(pages["reference/lights.html"]).body.description
        #expect(module.contains("<h2 id=\"large-lamps\"><a href=\"lights-large-lamps.html\">Large lamps</a> <small>31 names</small></h2>"))
        #expect(module.contains("<h2 id=\"large-lamps-2\"><a href=\"lights-large-lamps-2.html\">"))
        #expect(module.contains("<a href=\"lights/smalllamp31.html\"><code>SmallLamp31</code></a>") && !module.contains("The lamp called"))
        let topic = try #require(pages["reference/lights-large-lamps-2.html"])
        #expect(topic.body.description.contains("<span class=\"note\">The lamp called SmallLamp1.</span>"))
        #expect(!topic.body.description.contains("LargeLamp"))
        #expect(topic.trail.map(\.title) == ["Reference", "Lights"])
        let lamp = try #require(pages["reference/lights/smalllamp1.html"])
        #expect(lamp.trail.map(\.title) == ["Reference", "Lights", "Large lamps"])
        #expect(lamp.trail.last?.route.path == "reference/lights-large-lamps-2.html")
    }

    @Test func `a module with few names has them on its own page`() throws {
        let pages = try pages(.english, large(30))
        #expect(!pages.keys.contains { $0.hasPrefix("reference/lights-") })
        #expect(try #require(pages["reference/lights.html"]).body.description.contains("The lamp called SmallLamp30."))
        #expect(pages["reference/lights/smalllamp1.html"]?.trail.count == 2)
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
