import ExperimentKit
import TranslationKit

extension Wording {
    /// A sentence for readers, to stand after "where": "the finger taps or drags and the parent clips".
    public func condition(_ condition: Condition) -> String {
        switch condition {
        case .always: say(.always)
        case .never: say(.never)
        case .isOneOf(let name, let values): clause(name, values)
        case .not(.isOneOf(let name, let values)): negation(name, values)
        case .not(let condition): say(.notTheCase, ["condition": self.condition(condition)])
        case .all(let conditions):
            conditions.isEmpty ? say(.always) : join(conditions, .bothConditions) { $0.isAlternative && conditions.count > 1 }
        case .any(let conditions): conditions.isEmpty ? say(.never) : join(conditions, .eitherCondition) { _ in false }
        }
    }

    /// For heads of columns: the values alone, `a UIButton · a tap`.
    public func shortCondition(_ condition: Condition) -> String {
        switch condition {
        case .always: say(.always)
        case .never: say(.never)
        case .isOneOf(let name, let values): short(name, values)
        case .not(.isOneOf(let name, let values)):
            others(name, values).map { short(name, $0) } ?? say(.notTheCase, ["condition": short(name, values)])
        case .not(let condition): say(.notTheCase, ["condition": shortCondition(condition)])
        case .all(let conditions): conditions.map { shortCondition($0) }.joined(separator: " · ")
        case .any(let conditions): conditions.map { shortCondition($0) }.joined(separator: say(.orBetween))
        }
    }

    /// `a UIButton · a tap`, of the variables that are given.
    public func short(_ case: Case, of variables: [AnyVariable]) -> String {
        variables.compactMap { variable in `case`[variable].map { short(variable.name, [$0]) } }.joined(separator: " · ")
    }

    /// A value in the reader's language.
    public func value(_ value: Value) -> String { translation(value.description, in: context) }

    /// A whole case: "the control is a UIButton and the parent clips"; nothing where nothing varies.
    public func sentence(_ case: Case) -> String {
        let clauses = zip(`case`.variables, `case`.values).map { clause($0.name, [$1]) }
        return clauses.dropFirst().reduce(clauses.first ?? "") { say(.bothConditions, ["left": $0, "right": $1]) }
    }

    /// One value of one variable: "the parent clips".
    public func clause(_ variable: AnyVariable, _ value: Value) -> String { clause(variable.name, [value]) }

    // MARK: One variable

    /// Over a column there is no room for a longer sentence.
    private static let mostOfAFlag = 36

    /// "the finger taps or drags", as the variable's author tells it.
    private func clause(_ name: String, _ values: [Value]) -> String {
        guard let variable = variables.first(where: { $0.name == name }) else {
            return say(.variableIs, ["variable": name, "values": alternatives(values)])
        }
        if case .flag(let isOn)? = values.first {
            return values.count > 1 ? say(.always) : flag(variable, isOn)
        }
        if let clause = variable.clause {
            return Placeholders.fill(translation(clause, in: context), ["value": alternatives(values)])
        }
        let title = Wording.uncapitalized(translation(variable.title, in: context), unless: variable.name)
        if case .number? = values.first { return say(.numberIs, ["number": title, "values": alternatives(values)]) }
        return Wording.sentence(title, alternatives(values))
    }

    private func flag(_ variable: AnyVariable, _ isOn: Bool) -> String {
        let title = Wording.uncapitalized(translation(variable.title, in: context), unless: variable.name)
        // A property in backticks has a value; any other title is a sentence.
        if variable.title.hasPrefix("`"), variable.clause == nil {
            return say(.propertyIs, ["property": title, "value": isOn ? "true" : "false"])
        }
        if isOn { return title }
        guard let off = variable.clause else { return say(.notTheCase, ["condition": title]) }
        return Wording.uncapitalized(translation(off, in: context), unless: variable.name)
    }

    /// What is left of the variable's values is told, unless that is longer than to deny it.
    private func negation(_ name: String, _ values: [Value]) -> String {
        guard variables.contains(where: { $0.name == name }) else {
            return say(.variableIsNot, ["variable": name, "values": alternatives(values)])
        }
        if let others = others(name, values) { return clause(name, others) }
        return say(.notTheCase, ["condition": clause(name, values)])
    }

    /// The other values of a variable; nil where they are too many to be told.
    private func others(_ name: String, _ values: [Value]) -> [Value]? {
        guard let variable = variables.first(where: { $0.name == name }) else { return nil }
        let others = variable.domain.filter { !values.contains($0) }
        return others.isEmpty || others.count > max(3, values.count) ? nil : others
    }

    private func short(_ name: String, _ values: [Value]) -> String {
        if case .flag(let isOn)? = values.first {
            let words = clause(name, values)
            guard words.count > Wording.mostOfAFlag, values.count == 1 else { return words }
            return say(isOn ? .flagOn : .flagOff, ["variable": name])
        }
        let words = values.map { value($0) }.joined(separator: " / ")
        guard let variable = variables.first(where: { $0.name == name }), case .number? = values.first else { return words }
        // A bare number says nothing.
        return variable.clause == nil ? "\(name) \(words)" : clause(name, values)
    }

    private func alternatives(_ values: [Value]) -> String {
        let words = values.map { values.count > 1 ? quoted($0) : value($0) }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return say(.orLast, ["values": translation.list(words.dropLast()), "last": last])
    }

    /// In quotation marks where it would read as a part of the list.
    private func quoted(_ value: Value) -> String {
        value.words.hasPrefix("“") ? "“\(self.value(value))”" : self.value(value)
    }

    private func join(_ conditions: [Condition], _ phrase: Phrase, inParentheses: (Condition) -> Bool) -> String {
        let parts = conditions.map { part in
            inParentheses(part) ? say(.inParentheses, ["condition": condition(part)]) : condition(part)
        }
        return parts.dropFirst().reduce(parts[0]) { say(phrase, ["left": $0, "right": $1]) }
    }

    // MARK: Words side by side

    /// In the middle of a sentence a title begins with a small letter, unless it begins with a name.
    static func uncapitalized(_ title: String, unless name: String) -> String {
        // OPTIMIZATION: the first byte says it of most titles.
        guard let byte = title.utf8.first, byte >= 0x80 || (0x41...0x5A).contains(byte), let first = title.first, first.isUppercase else {
            return title
        }
        let word = title.prefix { $0 != " " && $0 != "'" && $0 != "’" }
        if word == name || word.dropFirst().contains(where: { $0.isUppercase }) { return title }
        return first.lowercased() + title.dropFirst()
    }

    /// With a space between, but for two Chinese characters, and beside Chinese punctuation. A quotation mark, which both languages have, is Chinese
    /// behind a Chinese character.
    static func sentence(_ beginning: String, _ end: String) -> String {
        guard let last = beginning.unicodeScalars.last, let first = end.unicodeScalars.first else { return beginning + end }
        let isTight = ChineseSpacing.isChinese(last) && (ChineseSpacing.isChinese(first) || first == "“")
        return isTight || "：，、“（".unicodeScalars.contains(last) || first == "（" ? beginning + end : "\(beginning) \(end)"
    }
}

extension Condition {
    /// By the names of its variables, in English, for whom they are at hand: "`callsSuper` is on and `tapped` is level_3".
    public var words: String { Wording.english.condition(self) }

    fileprivate var isAlternative: Bool {
        if case .any(let conditions) = self { return conditions.count > 1 }
        return false
    }
}
