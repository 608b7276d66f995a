import ExperimentKit
import SampleResults
import Studies
import Testing

@testable import SiteKit

struct BugsPageTests {
    private static let bugs = [
        ReportedBug(
            id: "rare", area: "taps", situation: "The `tap` is rare.", right: "Wait.", sources: ["a/b#1"], count: 1,
            answer: .notModelled("A <b>map</b> is not there; `SingleTap` and HitTestTouch show more.")),
        ReportedBug(
            id: "frequent", area: "taps", situation: "The touch climbs.", right: "Call `super`.", sources: ["c/d#2"], count: 9,
            versions: "13-", phrases: ["en": ["touch goes up"], "zh-Hans": ["触摸往上传"]],
            answer: .experiment("HitTestTouch", claim: Sample.climb.claims[0].claim.statement)),
    ]
    private static let area = UnmodelledArea(id: "maps", title: "maps", sentence: "No maps.", names: ["MKMapView"])

    private func text(_ path: String) throws -> String {
        let content = SiteContent(results: Sample.results, rules: Sample.rules, bugs: Self.bugs, unmodelled: [Self.area])
        return try #require(try SiteBuilder.files(content).first { $0.path == path }?.text)
    }

    @Test func `the most frequent bug comes first, with its page, its claim and its sources`() throws {
        let page = try text("bugs/taps.html")
        #expect(TagBalance(page).faults == [])
        let places = try ["<li id=\"frequent\">", "<li id=\"rare\">"].map { try #require(page.firstRange(of: $0)).lowerBound }
        #expect(places[0] < places[1])
        #expect(page.contains("reports/HitTestTouch.html#claim-1"))
        #expect(page.contains("9 reports; iOS 13 and later; <a href=\"https://github.com/c/d/issues/2\""))
        #expect(page.contains("</a> and <a href=\"../reports/HitTestTouch.html\">"))
        #expect(
            page.contains("<strong>Not modelled.</strong> A &lt;b&gt;map&lt;/b&gt; is not there; <a href=\"../reports/SingleTap.html\">"))
    }

    @Test func `the page of all areas leads to each, to its most reported bugs, and to what is not modelled`() throws {
        let page = try text("bugs.html")
        #expect(TagBalance(page).faults == [])
        #expect(page.contains("<a href=\"bugs/taps.html\">Taps</a></h3>\n<p class=\"tally\">2 bugs, 10 reports</p>"))
        #expect(page.contains("<a id=\"frequent\" href=\"bugs/taps.html#frequent\">The touch climbs.</a>"))
        #expect(page.contains("id=\"not-modelled-maps\""))
    }

    @Test func `the page that answers names the bug, and the search knows its phrases in both languages`() throws {
        #expect(try text("reports/HitTestTouch.html").contains("The touch climbs. Call <code>super</code>. <span class=\"note\">9 reports"))
        let index = try text("assets/search-index.js")
        let row = try #require(index.split(separator: "\n").first { $0.hasPrefix("[\"reports/HitTestTouch.html\",0") })
        #expect(row.contains("\"touch goes up\"") && row.contains("触摸往上传"))
        #expect(index.contains("[\"bugs/taps.html#rare\",9,"))
        #expect(!index.contains("[\"bugs/taps.html#frequent\""))
    }
}
