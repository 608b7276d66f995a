import EventTrace
import ExperimentKit
import SampleResults
import Studies
import Testing

@testable import SiteKit

struct RulesPageTests {
    private func page(_ path: String, outdated: [String] = []) throws -> String {
        let table = AblationTable(Sample.rules, Sample.ablations, outdated: outdated)
        let content = SiteContent(results: Sample.results, rules: Sample.rules, ablation: table)
        return try #require(try SiteBuilder.files(content).first { $0.path == path }?.text)
    }

    @Test func `a rule leads to the claims that notice when it is switched off`() throws {
        let text = try page("rules/hit-testing.html")
        #expect(TagBalance(text).faults == [])
        #expect(text.contains("<li id=\"HT.3\">"))
        #expect(text.contains("<summary>Switched off, 2 claims of 1 experiment notice and 1 observation</summary>"))
        #expect(text.contains("<a href=\"../reports/HitTestTouch.html#claim-4\">4</a>"))
        #expect(text.contains("<li><code>hittest-siblings</code></li>"))
    }

    @Test func `a rule that nobody notices says so, and one that cannot be off why`() throws {
        let pages = try ["rules/gestures.html", "rules/responders.html", "rules/hit-testing.html"].map { try page($0) }.joined()
        #expect(pages.contains("Switched off, no claim notices yet."))
        #expect(pages.contains("Cannot be switched off: There is <code>nothing</code> to do."))
        #expect(try page("rules/index.html").contains("Of 3 rules: 1 covered, 1 cannot be off, for a reason, 1 not noticed yet."))
    }

    @Test func `a rule that no experiment shows says so where the rules have been tried, and else nothing`() throws {
        #expect(try page("rules/gestures.html").contains("No experiment shows it yet."))
        #expect(try !SampleSite.page("rules/gestures.html").contains("No experiment shows it yet."))
    }

    @Test func `what is out of date says so`() throws {
        let words = "these experiments have changed since the rules were switched off: <code>SingleTap</code>"
        #expect(try page("rules/index.html", outdated: ["SingleTap"]).contains(words))
        #expect(try !page("rules/index.html").contains("Out of date"))
    }

    @Test func `without an ablation there is no word of it`() throws {
        let files = try SiteBuilder.files(SampleSite.content())
        #expect(files.allSatisfy { !$0.path.hasPrefix("rules/") || !$0.text.contains("Switched off") })
    }

    @Test func `each family has a page that the list of families leads to, in each language`() throws {
        #expect(try page("rules/index.html").contains("<a href=\"hit-testing.html\">Hit-testing</a>"))
        #expect(try page("rules/index.zh.html").contains("<a href=\"hit-testing.zh.html\">"))
    }
}
