import EventTrace

/// Whether a pattern over calls can match: a call that was made, one that the engine could make to somebody in the experiment, or a mark.
struct CallPatternCheck {
    private let receivers: [String]
    /// Tokens of all calls that were made, each once.
    private let made: [String]
    private let marks: [String]
    /// The names of all calls that there are.
    private let names: [String]
    /// The calls that there are as tokens without a receiver, whatever their arguments: `touchesBegan`, `setSelected(*)`, `action(ended)`.
    private let forms: [TokenPattern]

    init(_ receivers: [String], _ orderings: [[Call]], marks: [String]) {
        self.receivers = receivers
        let calls = orderings.flatMap { $0 }
        made = Set(calls.map { $0.token }).sorted()
        self.marks = Set(marks + calls.filter { $0.isMark }.map { $0.call }).sorted()
        let methods = Word.allCases.filter { $0.isMethod && $0 != .sendActionOfClosure }.map { $0.rawValue }
        names = Set(methods + calls.filter { !$0.isMark }.map { $0.call }).sorted()
        forms = CallForms(calls.filter { !$0.isMark }).of(names)
    }

    func problem(_ pattern: TokenPattern) -> PatternProblem? {
        if pattern.isEmpty || isMade(pattern) { return nil }
        guard let (name, call) = pattern.description.divided(by: "."), !name.contains("(") else {
            return problem(withoutReceiver: pattern)
        }
        guard receivers.contains(where: { TokenPattern(name).matches($0) }) else {
            return PatternProblem(pattern, namesNobody: name, among: receivers)
        }
        let candidates = forms.filter { TokenPattern(call).overlaps($0) }
        return candidates.isEmpty ? problem(pattern, of: call) : nil
    }

    /// Whether such a call was made in any case, or such a mark.
    func isMade(_ pattern: TokenPattern) -> Bool {
        made.contains { pattern.matches($0) } || marks.contains { pattern.matches($0) }
    }

    /// A text without a dot: a mark, a call that lacks its receiver, or all wildcards.
    private func problem(withoutReceiver pattern: TokenPattern) -> PatternProblem? {
        let text = pattern.description
        if text.contains("*"), matchesWhole(pattern) { return nil }
        if forms.contains(where: { pattern.overlaps($0) }) {
            return PatternProblem("'\(text)' names no receiver, and matches no call", "Write '*.\(text)' for any receiver.")
        }
        return PatternProblem(
            "'\(text)' is neither a call nor a mark of this experiment",
            .nearMiss(of: text, among: marks + made + names) ?? "Write receiver.call, or a mark as the experiment writes it.")
    }

    /// Whether it matches a call that there is with everything but its arguments, which can be any text: what a pattern without a dot says
    /// could stand in them.
    private func matchesWhole(_ pattern: TokenPattern) -> Bool {
        let certain = forms.filter { !$0.description.contains("*") }
        return receivers.contains { receiver in certain.contains { pattern.matches("\(receiver).\($0)") } }
    }

    /// The receiver is known, what it is sent is not.
    private func problem(_ pattern: TokenPattern, of call: String) -> PatternProblem {
        let name = call.divided(by: "(")?.0 ?? call
        guard names.contains(where: { TokenPattern(name).matches($0) }) else {
            return PatternProblem(
                "'\(pattern)' names '\(name)', which is no call that the engine makes",
                .nearMiss(of: name, among: names) ?? "Write the call as a report prints it.")
        }
        let any = "\(pattern.receiver?.description ?? "*").\(name)"
        guard call.contains("(") else {
            return PatternProblem("'\(pattern)' has no argument, and every '\(name)' has one", "Write '\(any)(*)' for any.")
        }
        return PatternProblem(
            "'\(pattern)' has an argument that no '\(name)' has",
            .nearMiss(of: pattern.description, among: made + Word.arguments.map { "\(any)(\($0))" }) ?? "Write '\(any)(*)' for any.")
    }
}

/// What calls look like, by their names.
private struct CallForms {
    private var bare: Set<String> = []
    private var arguments: [String: Set<String>] = [:]

    /// Learns from calls that were made.
    init(_ calls: [Call]) {
        for call in calls {
            if call.argument.isEmpty { bare.insert(call.call) } else { arguments[call.call, default: []].insert(call.argument) }
        }
    }

    /// An action always says of which state or event it is. Any other call has an argument always if it had one each time.
    func of(_ names: [String]) -> [TokenPattern] {
        names.flatMap { name in
            let seen = arguments[name] ?? []
            let plain = bare.contains(name) || seen.isEmpty && name != Word.action.rawValue ? [TokenPattern(name)] : []
            if name != Word.action.rawValue { return plain + [TokenPattern(name + "(*)")] }
            return plain + (seen.sorted() + Word.arguments + ["*(*)", "*:*"]).map { TokenPattern("\(name)(\($0))") }
        }
    }
}

extension Word {
    /// The states of recognizers and the events of controls.
    fileprivate static let arguments =
        allCases.filter { (Word.possible.ordinal...Word.editingDidEndOnExit.ordinal).contains($0.ordinal) }.map { $0.rawValue }
}
