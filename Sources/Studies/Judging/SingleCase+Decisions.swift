import EventTrace
import ExperimentKit

extension SingleCase {
    func decided(_ pattern: TokenPattern, _ isExpected: Bool) -> CaseJudgement {
        let entry = observed.trace.entries.first { $0.kind == .decision && pattern.matches(observed.trace.describe($0)) }
        if (entry != nil) == isExpected { return .holds }
        return fail(
            .decision(pattern, isMade: isExpected), entry.map { .decision(observed.trace.describe($0), $0.rule) } ?? .noDecision)
    }

    func entries(_ patterns: [TokenPattern]) -> CaseJudgement {
        var rest = patterns[...]
        for entry in observed.trace.entries {
            guard let next = rest.first else { return .holds }
            if observed.trace.matches(next, entry) { rest.removeFirst() }
        }
        guard let missing = rest.first else { return .holds }
        let previous = rest.startIndex > 0 ? patterns[rest.startIndex - 1] : nil
        return fail(.order(patterns), .orderBreaks(before: missing, after: previous, calls: ordering))
    }

    func ruleAtWork(_ rule: RuleID, _ isExpected: Bool) -> CaseJudgement {
        let entry = observed.trace.entries.first { $0.rule == rule }
        if (entry != nil) == isExpected { return .holds }
        return fail(.rule(rule, isAtWork: isExpected), .reason(for: entry.map { observed.trace.describe($0) }))
    }

    func holds(_ sentence: String, _ test: (Trace) -> Bool) -> CaseJudgement {
        test(observed.trace) ? .holds : fail(.sentence(sentence), .opposite(ordering))
    }
}

extension Trace {
    /// Whether the pattern matches the entry as the trace prints it; a mark also matches without the dash.
    fileprivate func matches(_ pattern: TokenPattern, _ entry: Entry) -> Bool {
        pattern.matches(describe(entry)) || entry.kind == .mark && pattern.matches(names[entry.verb])
    }
}
