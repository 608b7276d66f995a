import EventTrace
import ExperimentKit

/// Whether a pattern over calls can match: a call that was made, a call that the engine could make to a receiver of the experiment, or a
/// mark.
struct CallPatternCheck {
    private let receivers: [String]
    /// Tokens of all calls that were made, each once.
    private let made: [String]
    private let marks: [String]
    /// The names of all possible calls.
    private let names: [String]
    /// All possible calls as tokens without a receiver, whatever their arguments: `touchesBegan`, `setSelected(*)`, `action(ended)`.
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
            // No receiver and no call has a space, and a mark can have a full stop.
            let isSentence = (name + (call.divided(by: "(")?.0 ?? call)).contains(" ")
            return isSentence ? problem(withoutReceiver: pattern) : PatternProblem(pattern, namesNobody: name, among: receivers)
        }
        // A call without a detail is one with any.
        let sought = TokenPattern(call)
        let candidates =
            call.contains("(") ? forms.filter { sought.overlaps($0) } : forms.filter { sought.overlaps($0) || sought.overlaps($0.method) }
        return candidates.isEmpty ? problem(pattern, of: call) : nil
    }

    /// Whether such a call or mark was made in any case.
    func isMade(_ pattern: TokenPattern) -> Bool {
        made.contains { pattern.matches($0) } || marks.contains { pattern.matches($0) }
    }

    /// The problem of a text without a dot: a mark, a call that lacks its receiver, or all wildcards.
    private func problem(withoutReceiver pattern: TokenPattern) -> PatternProblem? {
        let text = pattern.description
        if text.contains("*"), matchesWhole(pattern) { return nil }
        if forms.contains(where: { pattern.overlaps($0) }) {
            return PatternProblem("'\(text)' names no receiver, and matches no call", "Write '*.\(text)' for any receiver.")
        }
        guard let nearMiss: String = .nearMiss(of: text, among: marks + made + names) else { return PatternProblem(unreachedMark: pattern) }
        return PatternProblem("'\(text)' is neither a call nor a mark of this experiment", nearMiss)
    }

    /// Whether the pattern matches a possible call whose arguments are certain. Arguments can be any text, which any pattern without a dot
    /// could match.
    private func matchesWhole(_ pattern: TokenPattern) -> Bool {
        let certain = forms.filter { !$0.description.contains("*") }
        return receivers.contains { receiver in certain.contains { pattern.matches("\(receiver).\($0)") } }
    }

    /// The problem of a pattern with a known receiver and an unknown call.
    private func problem(_ pattern: TokenPattern, of call: String) -> PatternProblem {
        let name = call.divided(by: "(")?.0 ?? call
        guard names.contains(where: { TokenPattern(name).matches($0) }) else {
            return PatternProblem(
                "'\(pattern)' names '\(name)', which is no call that the engine makes",
                .nearMiss(of: name, among: names) ?? "Write the call as a report prints it.")
        }
        let any = "\(pattern.receiver?.description ?? "*").\(name)"
        if CallForms.isBare(name) {
            return PatternProblem("'\(pattern)' has an argument, and no '\(name)' has one", "Write '\(any)'.")
        }
        return PatternProblem(
            "'\(pattern)' has an argument that no '\(name)' has",
            .nearMiss(of: pattern.description, among: made + Word.arguments.map { "\(any)(\($0))" }) ?? "Write '\(any)(*)' for any.")
    }
}

extension TokenPattern {
    /// The call without its detail.
    fileprivate var method: TokenPattern { TokenPattern(description.divided(by: "(")?.0 ?? description) }
}

/// The forms of calls, by their names.
private struct CallForms {
    /// Whether the engine records calls of this method without an argument.
    static func isBare(_ name: String) -> Bool { Word(rawValue: name)?.isBare == true }

    private var bare: Set<String> = []
    private var arguments: [String: Set<String>] = [:]

    /// Collects the forms from calls that were made.
    init(_ calls: [Call]) {
        for call in calls {
            if call.argument.isEmpty { bare.insert(call.call) } else { arguments[call.call, default: []].insert(call.argument) }
        }
    }

    /// The forms of these calls. An action always names its state or event. Any other call always has an argument if it had one each time.
    func of(_ names: [String]) -> [TokenPattern] {
        names.flatMap { name in
            let seen = arguments[name] ?? []
            let plain = bare.contains(name) || seen.isEmpty && name != Word.action.rawValue ? [TokenPattern(name)] : []
            if name != Word.action.rawValue { return seen.isEmpty && CallForms.isBare(name) ? plain : plain + [TokenPattern(name + "(*)")] }
            return plain + (seen.sorted() + Word.arguments + ["*(*)", "*:*"]).map { TokenPattern("\(name)(\($0))") }
        }
    }
}

extension Word {
    /// Whether calls of this method are recorded without an argument.
    fileprivate var isBare: Bool {
        switch self {
        case .hitTest, .pointInside, .sendEvent, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
            .touchesEstimatedPropertiesUpdated, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
            .motionEnded,
            .motionCancelled, .beginTracking, .continueTracking, .endTracking, .cancelTracking, .reset, .layoutSubviews, .draw,
            .becomeFirstResponder, .resignFirstResponder, .prepareForReuse, .apply, .loadView, .viewDidLoad, .viewWillAppear,
            .viewDidAppear,
            .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            true
        default: false
        }
    }

    /// The states of recognizers and the events of controls.
    fileprivate static let arguments =
        allCases.filter { (Word.possible.ordinal...Word.editingDidEndOnExit.ordinal).contains($0.ordinal) }.map { $0.rawValue }
}
