import EventTrace

extension SingleCase {
    func happens(_ pattern: TokenPattern) -> Outcome { first(pattern) != nil ? .holds : fail(.happens(pattern), .calls(ordering)) }

    func count(_ pattern: TokenPattern, _ number: Int) -> Outcome {
        let matching = ordering.filter { pattern.matches($0) }
        if matching.count == number { return .holds }
        return fail(.exactly(number, pattern), matching.isEmpty ? .none(pattern, of: ordering) : .matches(matching))
    }

    func receivers(_ number: Int, _ pattern: TokenPattern) -> Outcome {
        let matching = ordering.filter { pattern.matches($0) }
        if Set(matching.map { $0.receiver }).count == number { return .holds }
        return fail(.receivers(number, pattern), matching.isEmpty ? .none(pattern, of: ordering) : .matches(matching))
    }

    func answers(_ pattern: TokenPattern, _ answer: String) -> Outcome {
        let matching = ordering.filter { pattern.matches($0) }
        if matching.isEmpty { return .vacuous(.doesNotHappen(pattern)) }
        guard let other = matching.first(where: { $0.answer != answer }) else { return .holds }
        return fail(.answer(of: pattern, is: answer), .answer(of: other))
    }

    /// Marks are the experiment's own and do not count.
    var noCalls: Outcome {
        let calls = ordering.filter { !$0.isMark }
        return calls.isEmpty ? .holds : fail(.ordering([]), .calls(calls))
    }
}
