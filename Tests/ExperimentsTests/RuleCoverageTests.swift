import EventTrace
import ExperimentKit
import Experiments
import Testing
import UIKit

/// Every rule can be seen at work.
struct RuleCoverageTests {
    /// Rules that no experiment shows yet. Shorten it; a rule that is shown by now must not stand here.
    private let awaitingExperiments: Set<String> = [
        "CO.9", "CO.11", "CO.12", "CO.13", "CO.18",
        "SC.2", "SC.3", "SC.5", "SC.6", "SC.7", "SC.8", "SC.9", "SC.10", "SC.13", "SC.14",
        "TX.1", "TX.2", "TX.3", "TX.4", "TX.5", "TX.6",
    ]

    @Test func `every rule is at work in some case of an experiment, or a claim names it`() {
        let shown = Set(AllResults.value.flatMap(\.rulesShown))
        let silent = Set(RuleBook.all.map(\.id).filter { !shown.contains($0) }.map(\.description))
        #expect(silent.subtracting(awaitingExperiments).sorted() == [], "no experiment shows these")
        #expect(awaitingExperiments.subtracting(silent).sorted() == [], "these are shown now")
    }
}
