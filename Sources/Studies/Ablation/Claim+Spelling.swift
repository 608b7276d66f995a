import EventTrace
import ExperimentKit

extension Claim {
    /// The condition and the expectation as one line: the same for claims that differ in their texts only.
    package var spelling: String { "\(condition.spelling) \(expectation.spelling)" }
}

extension Condition {
    fileprivate var spelling: String {
        switch self {
        case .always: "always"
        case .never: "never"
        case .isOneOf(let name, let values): "\(name)=\(list(values.map { $0.description }))"
        case .not(let condition): "not(\(condition.spelling))"
        case .all(let conditions): "all(\(list(conditions.map { $0.spelling })))"
        case .any(let conditions): "any(\(list(conditions.map { $0.spelling })))"
        // Its name is a text.
        case .named(_, _, let condition): condition.spelling
        }
    }
}

extension Expectation {
    package var spelling: String {
        switch self {
        case .order(let patterns): "order \(list(patterns))"
        case .ordering(let patterns, let among): "ordering \(list(patterns)) among \(list(among))"
        case .never(let pattern): "never \(pattern)"
        case .happens(let pattern): "happens \(pattern)"
        case .exactly(let number, let pattern): "exactly \(number) \(pattern)"
        case .before(let one, let other): "before \(list([one, other]))"
        case .nested(let one, let other): "nested \(list([one, other]))"
        case .outermost(let pattern): "outermost \(pattern)"
        case .receivers(let number, let pattern): "receivers \(number) \(pattern)"
        case .interval(let from, let to, let range):
            "interval \(list([from ?? "", to])) \(Value.number(range.lowerBound))...\(Value.number(range.upperBound))"
        case .answer(let pattern, let answer): "answer \(pattern) \(answer)"
        case .noCalls: "noCalls"
        case .same(let variable, let among): "same \(variable.name) among \(list(among))"
        case .differs(let variable, let among): "differs \(variable.name) among \(list(among))"
        case .entries(let patterns): "entries \(list(patterns))"
        case .decided(let pattern): "decided \(pattern)"
        case .neverDecided(let pattern): "neverDecided \(pattern)"
        case .ruleAtWork(let rule): "ruleAtWork \(rule.id)"
        case .ruleNotAtWork(let rule): "ruleNotAtWork \(rule.id)"
        case .all(let parts): "all(\(list(parts.map { $0.spelling })))"
        case .holds(let sentence, _): "holds \(sentence)"
        }
    }
}

private func list(_ words: [String]) -> String { words.joined(separator: "; ") }
private func list(_ patterns: [TokenPattern]) -> String { list(patterns.map { $0.description }) }
