import EventTrace

extension Condition {
    /// For readers: "`callsSuper` is on and `tapped` is level_3".
    public var words: Text {
        switch self {
        case .always: Text("always", chinese: "总是")
        case .never: Text("never", chinese: "从不")
        case .isOneOf(let name, let values): Condition.say(name, values, is: Text(" is ", chinese: " 为 "))
        case .not(.isOneOf(let name, let values)): Condition.say(name, values, is: Text(" is not ", chinese: " 不为 "))
        case .not(let condition): Text("not (", chinese: "并非（") + condition.words + Text(")", chinese: "）")
        case .all(let conditions): Condition.join(conditions, empty: .always, Text(" and ", chinese: " 且 ")) { $0.isAlternative }
        case .any(let conditions): Condition.join(conditions, empty: .never, Text(", or ", chinese: "，或 ")) { _ in false }
        }
    }

    /// For heads of columns: `callsSuper on, tapped level_3`.
    public var shortWords: String {
        switch self {
        case .always: "always"
        case .never: "never"
        case .isOneOf(let name, let values): "\(name) \(Condition.list(values, "/"))"
        case .not(.isOneOf(let name, let values)): "\(name) not \(Condition.list(values, "/"))"
        case .not(let condition): "not (\(condition.shortWords))"
        case .all(let conditions):
            conditions.isEmpty
                ? "always" : conditions.map { $0.isAlternative ? "(\($0.shortWords))" : $0.shortWords }.joined(separator: ", ")
        case .any(let conditions): conditions.isEmpty ? "never" : conditions.map { $0.shortWords }.joined(separator: " or ")
        }
    }

    private var isAlternative: Bool {
        if case .any(let conditions) = self { return conditions.count > 1 }
        return false
    }

    private static func list(_ values: [Value], _ separator: String) -> String {
        values.map { $0.words }.joined(separator: separator)
    }

    private static func say(_ name: String, _ values: [Value], is verb: Text) -> Text {
        let words = values.map { $0.words }
        guard let last = words.last, words.count > 1 else { return Text("`\(name)`") + verb + Text(words.first ?? "") }
        let first = words.dropLast().joined(separator: ", ")
        return Text("`\(name)`") + verb + Text("\(first) or \(last)", chinese: "\(first) 或 \(last)")
    }

    private static func join(
        _ conditions: [Condition], empty: Condition, _ separator: Text, inParentheses: (Condition) -> Bool
    ) -> Text {
        guard let first = conditions.first else { return empty.words }
        func part(_ condition: Condition) -> Text {
            let isWrapped = conditions.count > 1 && inParentheses(condition)
            return isWrapped ? Text("(", chinese: "（") + condition.words + Text(")", chinese: "）") : condition.words
        }
        return conditions.dropFirst().reduce(part(first)) { $0 + separator + part($1) }
    }
}
