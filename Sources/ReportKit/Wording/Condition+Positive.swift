import ExperimentKit

extension Condition {
    /// The same cases, with negation at single variables and names only: “not both” becomes “one or the other is not”.
    var positive: Condition {
        switch self {
        case .always, .never, .isOneOf, .named: self
        case .all(let parts): .all(parts.map { $0.positive })
        case .any(let parts): .any(parts.map { $0.positive })
        case .not(let condition):
            switch condition {
            case .always: .never
            case .never: .always
            case .isOneOf, .named: self
            case .not(let other): other.positive
            case .all(let parts): .any(parts.map { Condition.not($0).positive })
            case .any(let parts): .all(parts.map { Condition.not($0).positive })
            }
        }
    }
}
