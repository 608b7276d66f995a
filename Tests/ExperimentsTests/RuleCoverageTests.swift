import EventTrace
import ExperimentKit
import Experiments
import Testing
import UIKit

/// Every rule can be seen at work.
struct RuleCoverageTests {
    /// Rules that are the reason for no entry of any experiment yet. Shorten it.
    private let awaitingEntries: Set<String> = ["HT.7", "HT.8", "PL.4", "RC.1", "TO.14", "TO.2", "TO.4", "TO.8"]

    @Test func `every rule is at work in some case of an experiment`() {
        let shown = Set(AllResults.value.flatMap(\.rulesAtWork))
        let silent = Set(RuleBook.all.map(\.id).filter { !shown.contains($0) }.map(\.description))
        #expect(silent.subtracting(awaitingEntries).sorted() == [], "no experiment shows these")
        #expect(awaitingEntries.subtracting(silent).sorted() == [], "these are shown now")
    }
}
