import ExperimentKit

extension Wording {
    /// For readers: "`callsSuper` is on and `tapped` is level_3".
    public func condition(_ condition: Condition) -> String {
        switch condition {
        case .always: say(.always)
        case .never: say(.never)
        case .isOneOf(let name, let values): say(.variableIs, ["variable": name, "values": alternatives(values)])
        case .not(.isOneOf(let name, let values)): say(.variableIsNot, ["variable": name, "values": alternatives(values)])
        case .not(let condition): say(.not, ["condition": self.condition(condition)])
        case .all(let conditions):
            conditions.isEmpty ? say(.always) : join(conditions, .bothConditions) { $0.isAlternative && conditions.count > 1 }
        case .any(let conditions): conditions.isEmpty ? say(.never) : join(conditions, .eitherCondition) { _ in false }
        }
    }

    private func alternatives(_ values: [Value]) -> String {
        let words = values.map { $0.words }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return say(.orLast, ["values": words.dropLast().joined(separator: ", "), "last": last])
    }

    private func join(_ conditions: [Condition], _ phrase: Phrase, inParentheses: (Condition) -> Bool) -> String {
        let parts = conditions.map { part in
            inParentheses(part) ? say(.inParentheses, ["condition": condition(part)]) : condition(part)
        }
        return parts.dropFirst().reduce(parts[0]) { say(phrase, ["left": $0, "right": $1]) }
    }
}

extension Condition {
    /// In English: "`callsSuper` is on and `tapped` is level_3".
    public var words: String { Wording.english.condition(self) }

    /// In English, for heads of columns: `callsSuper on, tapped level_3`.
    public var shortWords: String {
        switch self {
        case .always: "always"
        case .never: "never"
        case .isOneOf(let name, let values): "\(name) \(Condition.list(values))"
        case .not(.isOneOf(let name, let values)): "\(name) not \(Condition.list(values))"
        case .not(let condition): "not (\(condition.shortWords))"
        case .all(let conditions):
            conditions.isEmpty
                ? "always" : conditions.map { $0.isAlternative ? "(\($0.shortWords))" : $0.shortWords }.joined(separator: ", ")
        case .any(let conditions): conditions.isEmpty ? "never" : conditions.map { $0.shortWords }.joined(separator: " or ")
        }
    }

    private static func list(_ values: [Value]) -> String { values.map { $0.words }.joined(separator: "/") }

    fileprivate var isAlternative: Bool {
        if case .any(let conditions) = self { return conditions.count > 1 }
        return false
    }
}
