import EventTrace

extension Expectation {
    /// The patterns over tokens in the expectation and its parts.
    package var patterns: [TokenPattern] {
        switch self {
        case .order(let patterns), .entries(let patterns): patterns
        case .ordering(let patterns, let among): patterns + among
        case .never(let pattern), .happens(let pattern), .exactly(_, let pattern), .answer(let pattern, _), .outermost(let pattern),
            .receivers(_, let pattern):
            [pattern]
        case .interval(let one, let other, _): [one, other].compactMap { $0 }
        case .before(let one, let other), .nested(let one, let other): [one, other]
        case .same(_, let among), .differs(_, let among): among
        case .all(let parts): parts.flatMap { $0.patterns }
        case .noCalls, .decided, .neverDecided, .ruleAtWork, .ruleNotAtWork, .holds: []
        }
    }

    /// The patterns over decisions in the expectation and its parts.
    package var decisions: [TokenPattern] {
        switch self {
        case .decided(let pattern), .neverDecided(let pattern): [pattern]
        case .entries(let patterns): patterns
        case .all(let parts): parts.flatMap { $0.decisions }
        default: []
        }
    }

    /// The variables by which the expectation compares cases.
    var variables: [AnyVariable] {
        switch self {
        case .same(let variable, _), .differs(let variable, _): [variable]
        case .all(let parts): parts.flatMap { $0.variables }
        default: []
        }
    }

    /// The rules that the expectation names.
    package var rules: [Rule] {
        switch self {
        case .ruleAtWork(let rule), .ruleNotAtWork(let rule): [rule]
        case .all(let parts): parts.flatMap { $0.rules }
        default: []
        }
    }
}
