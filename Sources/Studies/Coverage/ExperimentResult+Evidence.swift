import EventTrace
import ExperimentKit

extension ExperimentResult {
    /// The rules that the record shows: each is the reason for an entry in a case that supports a confirmed claim; sorted. O(entries).
    public var rulesShown: [RuleID] {
        let supporting = Set(claims.filter { $0.verdict == .confirmed }.flatMap { $0.supporting })
        var rules: Set<RuleID> = []
        for finding in findings where supporting.contains(finding.case.index) {
            for case let rule? in finding.trace.entries.map({ $0.rule }) { rules.insert(rule) }
        }
        return rules.sorted()
    }

    /// The rules behind the calls and decisions that a claim is about, and those that it names; sorted.
    ///
    /// A claim that says what never happens, or that tests the trace in code of its own, has only the rules that it names. A mark is
    /// written by the experiment and is no evidence.
    public func rules(behind index: Int) -> [RuleID] {
        let verdict = claims[index]
        let judged = Set(verdict.supporting + verdict.contradicting)
        var rules = Set((verdict.claim.rules + verdict.claim.expectation.rules).map { $0.id })
        for group in groups {
            guard let number = group.cases.first(where: { judged.contains($0) }) else { continue }
            rules.formUnion(self.rules(of: verdict.claim.expectation, in: group, number))
        }
        return rules.sorted()
    }

    /// `number` is the index of one of the group's cases.
    private func rules(of expectation: Expectation, in group: OrderingGroup, _ number: Int) -> [RuleID] {
        let calls = group.ordering.filter { call in !call.isMark && expectation.patterns.contains { $0.matches(call) } }
        let decisions = expectation.decisions
        let called = calls.compactMap { $0.rule }
        guard !decisions.isEmpty, let trace = findings.first(where: { $0.case.index == number })?.trace else { return called }
        let decided = trace.entries.filter { entry in
            entry.kind == .decision && decisions.contains { $0.matches(trace.describe(entry)) }
        }
        return called + decided.compactMap { $0.rule }
    }
}
