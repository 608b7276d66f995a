import ProjectKit

/// The options and operands given to a command, checked against its rule.
struct Arguments: Hashable {
    private let rule: CommandRule
    private var values: [String: [String]] = [:]
    /// The operands; several if the rule takes several.
    private(set) var operands: [String] = []
    /// The second operand; empty if it was not given.
    private(set) var secondOperand = ""

    /// Reads the words after the command; throws for the first word that the rule does not allow.
    init(_ words: ArraySlice<String>, for rule: CommandRule) throws(UsageError) {
        self.rule = rule
        var rest = words
        var takesOptions = true
        while let word = rest.popFirst() {
            if takesOptions, word == "--" {
                takesOptions = false
            } else if takesOptions, word.hasPrefix("-"), word != "-" {
                try readOption(word, &rest)
            } else {
                try readOperand(word)
            }
        }
    }

    /// The first operand; empty if none was given.
    var operand: String { operands.first ?? "" }

    /// Whether the option was given.
    subscript(key: OptionKey<Bool>) -> Bool { !given(key.name).isEmpty }
    /// The value of an option; nil if it was not given.
    subscript(key: OptionKey<String>) -> String? { given(key.name).last }
    /// The values of an option, in order.
    subscript(key: OptionKey<[String]>) -> [String] { given(key.name) }
    /// The choice of an option; nil if it was not given.
    subscript<Choice: RawRepresentable<String>>(key: OptionKey<Choice>) -> Choice? { given(key.name).last.flatMap(Choice.init) }

    /// The whole number of an option, at least 1; nil if it was not given.
    subscript(key: OptionKey<Int>) -> Int? {
        get throws(UsageError) {
            guard let text = given(key.name).last else { return nil }
            guard let number = Int(text), (1...1024).contains(number) else {
                throw UsageError("\(key.name) needs a whole number from 1 to 1024, not “\(text)”")
            }
            return number
        }
    }

    /// The values of an option, one by one; an empty text for an option without a value.
    private func given(_ option: String) -> [String] {
        precondition(rule.allOptions.contains { $0.name == option }, "\(rule.name) reads \(option), which it does not declare")
        return values[option] ?? []
    }

    /// The given words without these options, as a command line again.
    func words(without left: Set<String>) -> [String] {
        let options = rule.allOptions.filter { !left.contains($0.name) }.flatMap { option in
            (values[option.name] ?? []).flatMap { option.value == nil ? [option.name] : ["\(option.name)=\($0)"] }
        }
        return options + ["--"] + operands + (secondOperand.isEmpty ? [] : [secondOperand])
    }

    /// The arguments themselves; throws if the operand is missing.
    func complete() throws(UsageError) -> Arguments {
        if let name = rule.operand, operand.isEmpty, !rule.isOperandOptional,
            !rule.optionsWithoutOperand.contains(where: { values[$0] != nil })
        {
            throw UsageError("the \(name) is missing", hint: rule.usage)
        }
        return self
    }

    private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0] == "-h" ? "--help" : parts[0]
        guard let option = rule.allOptions.first(where: { $0.name == name }) else {
            throw UsageError.unknown("option", name, among: rule.allOptions.map(\.name))
        }
        guard option.repeats || values[name] == nil else { throw UsageError("\(name) is given twice") }
        values[name, default: []].append(try value(of: option, given: parts.dropFirst().first, &rest))
    }

    private func value(of option: OptionRule, given: String?, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let placeholder = option.value else {
            if given != nil { throw UsageError("\(option.name) takes no value") }
            return ""
        }
        // An option that follows is never read as a value.
        let next = rest.first?.hasPrefix("--") == true ? nil : rest.first
        if given == nil, next != nil { rest.removeFirst() }
        if option.isValueOptional, given == nil, next == nil { return "" }
        guard let value = given ?? next, !value.isEmpty else {
            throw UsageError("\(option.name) needs a value", hint: "\(option.name) \(placeholder)")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw UsageError.unknown("\(option.name.dropFirst(2))", value, among: option.choices)
        }
        return value
    }

    private mutating func readOperand(_ word: String) throws(UsageError) {
        guard rule.operand != nil else {
            let takesOnly = rule.options.contains { $0.name == OptionKey<[String]>.only.name }
            throw UsageError(
                "“\(word)” is one word too many", hint: takesOnly ? "evdoc \(rule.name.rawValue) --only \(word)" : rule.usage)
        }
        if rule.repeatsOperand, !word.isEmpty { return operands.append(word) }
        let isSecond = !operands.isEmpty
        guard let name = isSecond ? rule.secondOperand : rule.operand, secondOperand.isEmpty else {
            throw UsageError("one \(rule.secondOperand ?? rule.operand ?? "") at a time; “\(word)” is one too many")
        }
        guard !word.isEmpty else { throw UsageError("the \(name) is empty", hint: rule.usage) }
        if isSecond { secondOperand = word } else { operands = [word] }
    }

    static func == (left: Arguments, right: Arguments) -> Bool {
        left.rule.name == right.rule.name && left.values == right.values && left.operands == right.operands
            && left.secondOperand == right.secondOperand
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(operands)
        hasher.combine(secondOperand)
    }
}
