extension Condition {
    /// The names and lists of values in the condition, in order.
    package var questions: [(name: String, values: [Value])] {
        switch self {
        case .always, .never: []
        case .isOneOf(let name, let values): [(name, values)]
        case .not(let condition), .named(_, _, let condition): condition.questions
        case .all(let conditions), .any(let conditions): conditions.flatMap { $0.questions }
        }
    }

    /// The names within the condition, those of the cases selected and of the others, from the outside in.
    package var names: [(name: String, not: String)] {
        switch self {
        case .always, .never, .isOneOf: []
        case .not(let condition): condition.names
        case .all(let conditions), .any(let conditions): conditions.flatMap { $0.names }
        case .named(let name, let not, let condition): [(name, not)] + condition.names
        }
    }
}
