import EventTrace
import ExperimentKit
import SampleResults
import Testing

@testable import SiteKit

struct AblationPageTests {
    private func page(_ path: String, outdated: [String] = []) throws -> String {
        let table = AblationTable(Sample.rules, Sample.ablations, outdated: outdated)
        let content = SiteContent(results: Sample.results, rules: Sample.rules, ablation: table)
        return try #require(try SiteBuilder.files(content).first { $0.path == path }?.text)
    }

    @Test func `a rule leads to the claims that notice`() throws {
        let text = try page(Routes.ablation.path)
        #expect(TagBalance(text).faults == [])
        #expect(text.contains("<tr id=\"HT.3\">"))
        #expect(text.contains("<summary>2 claims</summary>"))
        #expect(text.contains("<a href=\"reports/HitTestTouch.html#claim-4\">4</a>"))
        #expect(text.contains("<summary>1 observation</summary>\n<ul class=\"note\">\n<li><code>hittest-siblings</code></li>"))
        #expect(!text.contains("SingleTap</code></a>:"))
    }

    @Test func `a rule that nobody notices says so, and one that cannot be off why`() throws {
        let text = try page(Routes.ablation.path)
        #expect(text.contains("<td>No claim yet.</td>"))
        #expect(text.contains("<td>Cannot be off: There is <code>nothing</code> to do.</td><td>–</td>"))
        #expect(text.contains("Of 3 rules: 1 noticed by a claim, 1 cannot be off, for a reason, 1 not noticed yet."))
    }

    @Test func `the rules lead here`() throws {
        let text = try page("rules.html")
        #expect(text.contains("<a href=\"ablation.html\">rules switched off</a>"))
        #expect(text.contains("<a href=\"ablation.html#HT.3\">Switched off</a>: 2 claims of 1 experiment notice."))
        #expect(text.contains("<a href=\"ablation.html#GE.15\">Switched off</a>: cannot be."))
    }

    @Test func `what is out of date says so`() throws {
        #expect(
            try page(Routes.ablation.path, outdated: ["SingleTap"]).contains(
                "have changed since the rules were switched off: <code>SingleTap</code>"))
        #expect(try !page(Routes.ablation.path).contains("Out of date"))
    }

    @Test func `without an ablation there is no page and no word of it`() throws {
        let files = try SiteBuilder.files(SampleSite.content())
        #expect(!files.contains { $0.path == Routes.ablation.path })
        #expect(files.allSatisfy { !$0.path.hasSuffix(".html") || !$0.text.contains("ablation.html") })
    }
}
