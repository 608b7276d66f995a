import EventTrace
import ExperimentKit
import Studies
import TranslationKit

extension Wording {
    /// A condition as a sentence, to follow "where": "the finger taps or drags and the parent clips".
    public func condition(_ condition: Condition) -> String {
        switch condition.positive {
        case .always: say(.always)
        case .never: say(.never)
        case .isOneOf(let name, let values): clause(name, values)
        case .named(let name, _, _): translation(name, in: context)
        case .not(.named(_, let name, _)): translation(name, in: context)
        case .not(.isOneOf(let name, let values)): negation(name, values)
        case .not(let condition): say(.notSo, ["condition": self.condition(condition)])
        case .all(let conditions):
            conditions.isEmpty ? say(.always) : join(conditions, .bothConditions) { $0.isAlternative && conditions.count > 1 }
        case .any(let conditions): conditions.isEmpty ? say(.never) : join(conditions, .eitherCondition) { _ in false }
        }
    }

    /// A condition for heads of columns: the values alone, `a UIButton · a tap`.
    public func shortCondition(_ condition: Condition) -> String {
        switch condition.positive {
        case .always: say(.always)
        case .never: say(.never)
        case .isOneOf(let name, let values): short(name, values)
        case .named(let name, _, _): translation(name, in: context)
        case .not(.named(_, let name, _)): translation(name, in: context)
        case .not(.isOneOf(let name, let values)):
            others(name, values).map { short(name, $0) } ?? say(.notSo, ["condition": short(name, values)])
        case .not(let condition): say(.notSo, ["condition": shortCondition(condition)])
        case .all(let conditions): conditions.map { shortCondition($0) }.joined(separator: " · ")
        case .any(let conditions): conditions.map { shortCondition($0) }.joined(separator: say(.orBetween))
        }
    }

    /// A case for heads of columns, `a UIButton · a tap`, with the given variables.
    public func short(_ case: Case, of variables: [AnyVariable]) -> String {
        variables.compactMap { variable in `case`[variable].map { short(variable.name, [$0]) } }.joined(separator: " · ")
    }

    /// A value in the reader's language.
    public func value(_ value: Value) -> String { translation(value.description, in: context) }

    /// A whole case: "the control is a UIButton and the parent clips"; empty if nothing varies.
    public func sentence(_ case: Case) -> String {
        let clauses = zip(`case`.variables, `case`.values).map { clause($0.name, [$1]) }
        return clauses.dropFirst().reduce(clauses.first ?? "") { say(.bothConditions, ["left": $0, "right": $1]) }
    }

    /// A whole case as a list of clauses.
    public func clauses(_ case: Case, _ mark: ListPhrase = .comma) -> String {
        translation.list(zip(`case`.variables, `case`.values).map { clause($0.name, [$1]) }, mark)
    }

    /// One value of one variable: "the parent clips".
    public func clause(_ variable: AnyVariable, _ value: Value) -> String { clause(variable.name, [value]) }

    /// The words for what a variable varies: “the finger taps …”, whether the view is plain, `isEnabled`.
    public func subject(of variable: AnyVariable) -> String {
        let title = Wording.uncapitalized(translation(variable.title, in: context), unless: variable.name)
        switch variable.domain.first {
        case .flag?:
            // A property in backticks is a name that readers know; any other title is a sentence.
            return variable.title.hasPrefix("`") && variable.clause == nil ? title : say(.whether, ["condition": title])
        case .number? where variable.clause == nil: return title
        default:
            guard let clause = variable.clause else { return say(.titleOpen, ["title": title]) }
            return say(.clauseOpen, ["clause": Placeholders.fill(translation(clause, in: context), ["value": "…"])])
        }
    }

    /// A line that the experiment writes into the record: "the finger lifts".
    public func mark(_ call: Call) -> String { translation(call.call, in: context) }

    /// Several values of one variable: "the parent has a tap or a pan".
    public func clause(_ variable: AnyVariable, _ values: [Value]) -> String { clause(variable.name, values) }

    /// An outcome in one case: "the row is selected", "`pad`'s touch is cancelled".
    public func outcome(_ found: OutcomeStates, ofCase index: Int) -> String {
        outcome(found, inState: found.states[index])
    }

    /// An outcome in one of its states.
    public func outcome(_ found: OutcomeStates, inState state: Int) -> String {
        let words = translation(found.outcome.states[state].words, in: context)
        return found.outcome.title.map { Wording.sentence(translation($0, in: context), words) } ?? words
    }

    // MARK: One variable

    /// A clause in the words of the variable's author: "the finger taps or drags".
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
        guard let off = variable.clause else { return say(.notSo, ["condition": title]) }
        return Wording.uncapitalized(translation(off, in: context), unless: variable.name)
    }

    /// Lists the remaining values of the variable.
    private func negation(_ name: String, _ values: [Value]) -> String {
        guard variables.contains(where: { $0.name == name }) else {
            return say(.variableIsNot, ["variable": name, "values": alternatives(values)])
        }
        if let others = others(name, values) { return clause(name, others) }
        return say(.never)
    }

    /// The other values of a variable; nil if there is none.
    private func others(_ name: String, _ values: [Value]) -> [Value]? {
        guard let variable = variables.first(where: { $0.name == name }) else { return nil }
        let others = variable.domain.filter { !values.contains($0) }
        return others.isEmpty ? nil : others
    }

    private func short(_ name: String, _ values: [Value]) -> String {
        if case .flag? = values.first { return clause(name, values) }
        let words = values.map { value($0) }.joined(separator: " / ")
        guard let variable = variables.first(where: { $0.name == name }), case .number? = values.first else { return words }
        // A bare number needs the variable's name.
        return variable.clause == nil ? "\(name) \(words)" : clause(name, values)
    }

    private func alternatives(_ values: [Value]) -> String {
        let words = values.map { values.count > 1 ? quoted($0) : value($0) }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return say(.orLast, ["values": translation.list(words.dropLast()), "last": last])
    }

    /// The value, in quotation marks if it would read as a part of the list.
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

    /// The title with a small first letter, for the middle of a sentence, unless the title begins with the name.
    static func uncapitalized(_ title: String, unless name: String) -> String {
        // OPTIMIZATION: the first byte decides for most titles.
        guard let byte = title.utf8.first, byte >= 0x80 || (0x41...0x5A).contains(byte), let first = title.first, first.isUppercase else {
            return title
        }
        let word = title.prefix { $0 != " " && $0 != "'" && $0 != "’" }
        if word == name || word.dropFirst().contains(where: { $0.isUppercase }) { return title }
        return first.lowercased() + title.dropFirst()
    }

    /// Joins two texts with a space, except between two Chinese characters and beside Chinese punctuation. A quotation mark, which both
    /// languages have, is Chinese after a Chinese character.
    static func sentence(_ beginning: String, _ end: String) -> String {
        guard let last = beginning.unicodeScalars.last, let first = end.unicodeScalars.first else { return beginning + end }
        let isTight = ChineseSpacing.isChinese(last) && (ChineseSpacing.isChinese(first) || first == "“")
        return isTight || "：，、“（".unicodeScalars.contains(last) || first == "（" ? beginning + end : "\(beginning) \(end)"
    }
}

extension Condition {
    /// The condition by the names of its variables, in English: "`callsSuper` is on and `tapped` is level_3".
    public var words: String { Wording.english.condition(self) }

    fileprivate var isAlternative: Bool {
        if case .any(let conditions) = self { return conditions.count > 1 }
        return false
    }
}
