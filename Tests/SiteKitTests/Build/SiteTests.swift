import SampleResults
import Testing

@testable import SiteKit

struct SiteTests {
    @Test func `every page is well-formed`() throws {
        for file in try SiteBuilder.files(SampleSite.content()) where file.path.hasSuffix(".html") {
            #expect(TagBalance(file.text).faults == [], "\(file.path)")
        }
    }

    @Test func `every link and anchor within the site leads somewhere, and none leaves it`() throws {
        let files = try SiteBuilder.files(SampleSite.content())
        let pages = Dictionary(uniqueKeysWithValues: files.map { ($0.path, TagBalance($0.path.hasSuffix(".html") ? $0.text : "")) })
        for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
            for link in page.links where link != "data:," {
                #expect(!link.contains(":") && !link.hasPrefix("/"), "\(path): \(link) leaves the site")
                let route = Route(reading: link, on: path)
                let found = route.flatMap { pages[$0.path] }
                #expect(found != nil, "\(path): \(link) leads nowhere")
                if let place = route?.place { #expect(found?.ids.contains(place) == true, "\(path): \(link) has no such place") }
            }
        }
    }

    @Test func `equal content gives equal bytes`() throws {
        #expect(try SiteBuilder.files(SampleSite.content()) == SiteBuilder.files(SampleSite.content()))
    }

    @Test func `every case is on its experiment's page, every call with its rule`() throws {
        let page = try SampleSite.page("reports/HitTestTouch.html")
        for number in 1...12 { #expect(page.contains("<details id=\"case-\(number)\"")) }
        #expect(page.contains("<a class=\"rule\" href=\"../rules.html#RC.2\""))
    }

    @Test func `an experiment's prose is escaped where it holds HTML`() throws {
        let page = try SampleSite.page("reports/HitTestTouch.html")
        #expect(page.contains("&lt;b&gt;nobody&lt;/b&gt;"))
        #expect(!page.contains("<b>nobody</b>"))
    }

    @Test func `a claim names its rules, which lead to the rules`() throws {
        let page = try SampleSite.page("reports/HitTestTouch.html")
        #expect(page.contains("<p>Explained by: <a class=\"rule\" href=\"../rules.html#RC.2\">RC.2</a></p>"))
    }

    @Test func `verdicts and grades are words`() throws {
        #expect(try SampleSite.page("reports/HitTestTouch.html").contains("<span class=\"badge refuted ungraded\">refuted</span>"))
        #expect(try SampleSite.page("rules.html").contains("<span class=\"badge assumed\">assumed</span>"))
    }

    @Test func `claims stand under the document that they quote`() throws {
        let page = try SampleSite.page("claims.html")
        #expect(page.contains("<h2 id=\"document-000\">"))
        #expect(page.contains("Touches start at the hit view &amp; climb."))
        #expect(page.contains("reports/HitTestTouch.html#claim-1"))
    }

    @Test func `a rule names the experiments that show it`() throws {
        let page = try SampleSite.page("rules.html")
        #expect(page.contains("<li id=\"RC.2\">"))
        #expect(page.contains("Shown by <a href=\"reports/HitTestTouch.html\">"))
        #expect(page.contains("No experiment shows it yet."))
    }

    @Test func `a note written in Chinese says so`() throws {
        let page = try SampleSite.page("pages/a.zh.html", [SiteFile(path: "a.zh.md", text: "# 手势\n")])
        #expect(page.contains("<html lang=\"zh\">"))
    }

    @Test func `an author's own list of notes takes the place of the generated one`() throws {
        let page = try SampleSite.page("pages/index.html", [SiteFile(path: "index.md", text: "# Mine\n")])
        #expect(page.contains("Mine"))
    }
}
