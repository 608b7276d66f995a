import EventTrace
import ExperimentKit
import Experiments
import Testing
import UIKit

/// Every rule can be seen at work.
struct RuleCoverageTests {
    /// Says what never happens, so that there is nothing to write; claims name it.
    private let unwritten: Set<String> = ["HT.7"]

    @Test func `every rule is at work in some case of an experiment`() {
        let shown = Set(AllResults.value.flatMap(\.rulesAtWork))
        let silent = Set(RuleBook.all.map(\.id).filter { !shown.contains($0) }.map(\.description))
        #expect(silent.subtracting(unwritten).sorted() == [], "no experiment shows these")
        #expect(unwritten.subtracting(silent).sorted() == [], "these are shown")
    }
}
