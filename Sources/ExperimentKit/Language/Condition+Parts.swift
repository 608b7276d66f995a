extension Condition {
    /// Every name and list of values that it asks for, in order.
    var questions: [(name: String, values: [Value])] {
        switch self {
        case .always, .never: []
        case .isOneOf(let name, let values): [(name, values)]
        case .not(let condition): condition.questions
        case .all(let conditions), .any(let conditions): conditions.flatMap { $0.questions }
        }
    }
}
