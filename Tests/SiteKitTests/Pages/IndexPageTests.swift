import ExperimentKit
import Foundation
import SampleResults
import Testing

@testable import SiteKit

struct IndexPageTests {
    private func index(_ groups: [String?]) -> String {
        let experiments = zip(Sample.experiments, groups).map { experiment, group in
            group.map { [experiment].grouped(as: $0)[0] } ?? experiment
        }
        let results = zip(Sample.results, experiments).map { result, experiment in experiment.conclude(result.findings) }
        return IndexPage.pages(of: SiteContent(results: results, rules: Sample.rules))[0].body.description
    }

    @Test func `each group of experiments has a heading, in the order of the experiments`() {
        let page = index(["The demo", "Touches"])
        let parts = page.components(separatedBy: "<h2 id=\"")
        #expect(parts.dropFirst().map { String($0.prefix { $0 != "\"" }) }.suffix(2) == ["the-demo", "touches"])
        #expect(parts[parts.count - 2].contains("<code>HitTestTouch</code>"))
        #expect(parts[parts.count - 1].contains("<code>SingleTap</code>"))
    }

    @Test func `experiments of one group stand under one heading, and those without a group under one of their own`() {
        #expect(index(["Touches", "Touches"]).components(separatedBy: "<h2 id=\"touches\"").count == 2)
        #expect(index([nil, nil]).components(separatedBy: "<h2 id=\"experiments\"").count == 2)
    }
}
