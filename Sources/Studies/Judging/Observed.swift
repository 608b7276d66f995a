import EventTrace
import ExperimentKit

/// A finding with its ordering worked out, as claims are judged by it.
struct Observed {
    let `case`: Case
    let trace: Trace
    let ordering: [Call]
    /// The calls that change places under orders that UIKit leaves open.
    let unordered: [Range<Int>]

    init(_ finding: Finding) {
        `case` = finding.case
        trace = finding.trace
        ordering = finding.trace.ordering
        unordered = finding.unordered
    }

    /// A record by itself, of an experiment without variables.
    init(_ trace: Trace) {
        `case` = Case(index: 0, variables: [], values: [])
        self.trace = trace
        ordering = trace.ordering
        unordered = []
    }

    /// The finding as it came out under another order.
    init(_ finding: Finding, alternative: Trace) {
        `case` = finding.case
        trace = alternative
        ordering = alternative.ordering
        unordered = OpenBlocks(ordering, [finding.trace.ordering]).ranges
    }

    /// The calls that match, in one order whichever of the open orders was picked.
    func canonicalCalls(among patterns: [TokenPattern] = []) -> [Call] {
        let calls = ordering.canonical(unordered)
        return patterns.isEmpty ? calls : calls.filter { call in patterns.contains { $0.matches(call) } }
    }

    /// The calls that match one of the patterns; all calls if there is no pattern.
    func calls(among patterns: [TokenPattern]) -> [Call] {
        patterns.isEmpty ? ordering : ordering.filter { call in patterns.contains { $0.matches(call) } }
    }
}
