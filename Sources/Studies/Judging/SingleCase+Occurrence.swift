import EventTrace
import ExperimentKit

extension SingleCase {
    func happens(_ pattern: TokenPattern) -> CaseJudgement { first(pattern) != nil ? .holds : fail(.happens(pattern), .calls(ordering)) }

    func count(_ pattern: TokenPattern, _ number: Int) -> CaseJudgement {
        let matching = ordering.filter { pattern.matches($0) }
        if matching.count == number { return .holds }
        return fail(.exactly(number, pattern), matching.isEmpty ? .none(pattern, of: ordering) : .matches(matching))
    }

    func receivers(_ number: Int, _ pattern: TokenPattern) -> CaseJudgement {
        let matching = ordering.filter { pattern.matches($0) }
        if Set(matching.map { $0.receiver }).count == number { return .holds }
        return fail(.receivers(number, pattern), matching.isEmpty ? .none(pattern, of: ordering) : .matches(matching))
    }

    func answers(_ pattern: TokenPattern, _ answer: String) -> CaseJudgement {
        let matching = ordering.filter { pattern.matches($0) }
        if matching.isEmpty { return .vacuous(.doesNotHappen(pattern)) }
        guard let other = matching.first(where: { $0.answer != answer }) else { return .holds }
        return fail(.answer(of: pattern, is: answer), .answer(of: other))
    }

    /// The outcome of an expectation of no calls. Marks are written by the experiment and do not count.
    var noCalls: CaseJudgement {
        let calls = ordering.filter { !$0.isMark }
        return calls.isEmpty ? .holds : fail(.ordering([]), .calls(calls))
    }
}
