import EventTrace
import ExperimentKit
import Experiments
import Testing
import UIKit

/// Every rule can be seen at work.
struct RuleCoverageTests {
    @Test func `every rule is at work in some case of an experiment, or a claim names it`() {
        let shown = Set(AllResults.value.flatMap(\.rulesShown))
        let silent = Set(RuleBook.all.map(\.id).filter { !shown.contains($0) }.map(\.description))
        #expect(silent.sorted() == [], "no experiment shows these")
    }
}
