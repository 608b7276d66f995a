import EventTrace

extension SingleCase {
    func decided(_ pattern: TokenPattern, _ isExpected: Bool) -> Outcome {
        let entry = observed.trace.entries.first { $0.kind == .decision && pattern.matches(observed.trace.describe($0)) }
        if (entry != nil) == isExpected { return .holds }
        return fail(
            .decision(pattern, isMade: isExpected), entry.map { .decision(observed.trace.describe($0), $0.rule) } ?? .noDecision)
    }

    func ruleAtWork(_ rule: String, _ isExpected: Bool) -> Outcome {
        let id = RuleID(rule)
        let entry = observed.trace.entries.first { $0.rule == id }
        if (entry != nil) == isExpected { return .holds }
        return fail(.rule(rule, isAtWork: isExpected), .reason(for: entry.map { observed.trace.describe($0) }))
    }

    func holds(_ sentence: String, _ test: (Trace) -> Bool) -> Outcome {
        test(observed.trace) ? .holds : fail(.sentence(sentence), .opposite(ordering))
    }
}
