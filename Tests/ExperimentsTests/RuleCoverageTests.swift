import EventTrace
import ExperimentKit
import Experiments
import Testing
import UIKit

/// Every rule can be seen at work.
struct RuleCoverageTests {
    /// Rules that no experiment shows yet. Shorten it; a rule that is shown by now must not stand here.
    private let awaitingExperiments: Set<String> = [
    ]

    @Test func `every rule is at work in some case of an experiment`() {
        let shown = Set(AllResults.value.flatMap(\.rulesAtWork))
        let silent = Set(RuleBook.all.map(\.id).filter { !shown.contains($0) }.map(\.description))
        #expect(silent.subtracting(awaitingExperiments).sorted() == [], "no experiment shows these")
        #expect(awaitingExperiments.subtracting(silent).sorted() == [], "these are shown now")
    }
}
