import ExperimentKit
import Foundation
import SampleResults
import Testing

@testable import ProjectFiles
@testable import SiteKit

struct IndexPageTests {
    private func index(_ groups: [String?]) -> String {
        let experiments = zip(Sample.experiments, groups).map { experiment, group in
            group.map { [experiment].grouped(as: $0)[0] } ?? experiment
        }
        let results = zip(Sample.results, experiments).map { result, experiment in experiment.conclude(result.findings) }
        return IndexPage.pages(of: SiteContent(results: results, rules: Sample.rules), in: .english)[0].body.description
    }

    @Test func `each group of experiments has a heading, in the order of the experiments`() {
        let page = index(["The demo", "Touches"])
        let parts = page.components(separatedBy: "<details class=\"group\" id=\"")
        #expect(parts.dropFirst().map { String($0.prefix { $0 != "\"" }) } == ["the-demo", "touches"])
        #expect(parts[1].contains("reports/HitTestTouch.html"))
        #expect(parts[2].contains("reports/SingleTap.html"))
    }

    @Test func `experiments of one group stand under one heading, and those without a group under one of their own`() {
        #expect(index(["Touches", "Touches"]).components(separatedBy: "class=\"group\" id=\"touches\"").count == 2)
        #expect(index(["Touches", nil]).components(separatedBy: "class=\"group\" id=\"experiments\"").count == 2)
    }

    @Test func `where no experiment has a group they stand there as they are`() {
        let page = index([nil, nil])
        #expect(page.contains("<ul class=\"titles\" id=\"experiments\">"))
        #expect(!page.contains("<details") && !page.contains("class=\"filters\""))
    }

    @Test func `the page says at once that the engine is not UIKit, and asks what is wrong`() throws {
        let guide = ReaderGuide(symptoms: [ReaderGuide.Symptom("Nothing <fires>", answer: "It is `hidden`.", in: "SingleTap")])
        let content = SiteContent(results: Sample.results, rules: Sample.rules, guide: guide)
        let page = IndexPage.pages(of: content, in: .english)[0].body.description
        let lead = try #require(page.range(of: "It is not UIKit itself"))
        let field = try #require(page.range(of: "<input type=\"search\""))
        let card = try #require(page.range(of: "Nothing &lt;fires&gt;"))
        #expect(lead.lowerBound < field.lowerBound && field.lowerBound < card.lowerBound)
        #expect(page.contains("It is <code>hidden</code>."))
    }

    @Test func `the page leads to the page with which to begin, if there is one`() {
        func page(_ notes: [SiteFile]) -> String {
            let guide = ReaderGuide(introduction: "begin.md")
            let content = SiteContent(results: Sample.results, rules: Sample.rules, notes: notes, guide: guide)
            return IndexPage.pages(of: content, in: .english)[0].body.description
        }
        #expect(page([SiteFile(path: "begin.md", text: "# First < second")]).contains("<a href=\"pages/begin.html\">First &lt; second</a>"))
        #expect(!page([SiteFile(path: "other.md", text: "# Other")]).contains("begin.html"))
    }

    @Test func `a symptom whose experiment is not there is left out`() {
        let guide = ReaderGuide(symptoms: [ReaderGuide.Symptom("Gone", answer: "x", in: "NoSuch")])
        let content = SiteContent(results: Sample.results, rules: Sample.rules, guide: guide)
        #expect(!IndexPage.pages(of: content, in: .english)[0].body.description.contains("Gone"))
    }
}
