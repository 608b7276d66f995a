import EventTrace

/// A finding with its ordering worked out, as claims are judged by it.
struct Observed {
    let `case`: Case
    let trace: Trace
    let ordering: [Call]

    init(_ finding: Finding) {
        `case` = finding.case
        trace = finding.trace
        ordering = finding.trace.ordering
    }

    /// The calls that match one of the patterns; all calls when there is no pattern.
    func calls(among patterns: [TokenPattern]) -> [Call] {
        patterns.isEmpty ? ordering : ordering.filter { call in patterns.contains { $0.matches(call) } }
    }
}
