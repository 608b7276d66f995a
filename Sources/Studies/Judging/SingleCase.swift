import EventTrace
import ExperimentKit

/// Applies an expectation to one case.
struct SingleCase {
    let observed: Observed

    init(_ observed: Observed) {
        self.observed = observed
    }

    var ordering: [Call] { observed.ordering }

    func outcome(of expectation: Expectation) -> CaseJudgement {
        switch expectation {
        case .order(let patterns): order(patterns)
        case .ordering(let patterns, let among): wholeOrdering(patterns, among)
        case .never(let pattern): count(pattern, 0)
        case .happens(let pattern): happens(pattern)
        case .exactly(let number, let pattern): count(pattern, number)
        case .before(let first, let second): before(first, second)
        case .nested(let inner, let outer): nested(inner, outer)
        case .outermost(let pattern): outermost(pattern)
        case .receivers(let number, let pattern): receivers(number, pattern)
        case .interval(let start, let end, let range): interval(start, end, range)
        case .answer(let pattern, let answer): answers(pattern, answer)
        case .noCalls: noCalls
        case .entries(let patterns): entries(patterns)
        case .decided(let pattern): decided(pattern, true)
        case .neverDecided(let pattern): decided(pattern, false)
        case .ruleAtWork(let rule): ruleAtWork(rule.id, true)
        case .ruleNotAtWork(let rule): ruleAtWork(rule.id, false)
        case .holds(let sentence, let test): holds(sentence, test)
        case .same, .differs, .all: preconditionFailure("the judge weighs these over all cases")
        }
    }

    func first(_ pattern: TokenPattern) -> Int? { ordering.firstIndex { pattern.matches($0) } }

    func fail(_ expected: Mismatch.Expected, _ seen: Mismatch.Seen) -> CaseJudgement { .fails(Mismatch(expected: expected, seen: seen)) }
}
