import EventTrace
import ExperimentKit
import Experiments
import Testing
import UIKit

/// Every rule can be seen at work.
struct RuleCoverageTests {
    /// Rules that no experiment shows yet. Shorten it; a rule that is shown by now must not stand here.
    private let awaitingExperiments: Set<String> = [
        "PL.3", "PL.4", "PL.8", "PL.9", "PL.10",
        "HT.7", "HT.8", "HT.9", "HT.10",
        "TO.2", "TO.4", "TO.6", "TO.7", "TO.8", "TO.9", "TO.11", "TO.12", "TO.13",
        "RC.1", "RC.8", "RC.9", "RC.11", "RC.12", "RC.13",
        "GE.3", "GE.10", "GE.13", "GE.16", "GE.17", "GE.18", "GE.19", "GE.20", "GE.21", "GE.22", "GE.23", "GE.24",
        "GE.25", "GE.26", "GE.27", "GE.28",
    ]

    @Test func `every rule is at work in some case of an experiment`() {
        let shown = Set(AllResults.value.flatMap(\.rulesAtWork))
        let silent = Set(RuleBook.all.map(\.id).filter { !shown.contains($0) }.map(\.description))
        #expect(silent.subtracting(awaitingExperiments).sorted() == [], "no experiment shows these")
        #expect(awaitingExperiments.subtracting(silent).sorted() == [], "these are shown now")
    }
}
