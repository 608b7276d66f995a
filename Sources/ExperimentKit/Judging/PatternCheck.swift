import EventTrace

/// Finds patterns that can match nothing: who or what they name is in no case of the experiment, and no call or decision of the engine.
/// Claims with such a pattern would hold, or not, whatever the engine does.
struct PatternCheck {
    private let experiment: Experiment
    private let calls: CallPatternCheck
    private let decisions: DecisionPatternCheck
    private let receivers: [String]

    /// `marks` are lines that the experiment would write; those that it has written are known by the findings.
    init(_ experiment: Experiment, _ findings: [Finding], _ judged: JudgedCases, marks: [String]) {
        self.experiment = experiment
        let named = Set(findings.flatMap { $0.receivers })
        receivers = named.isEmpty ? [] : named.union(Stage.ownNames).sorted()
        calls = CallPatternCheck(receivers, ([judged.observed] + judged.repeated).flatMap { $0 }.map { $0.ordering }, marks: marks)
        decisions = DecisionPatternCheck(receivers, findings)
    }

    var diagnostics: [Diagnostic] {
        // Without a run, nobody exists.
        if receivers.isEmpty { return [] }
        return experiment.claims.flatMap { claim in
            problems(in: claim.expectation).map { Diagnostic(claim.location, $0.summary, remedy: $0.remedy) }
        }
    }

    private func problems(in expectation: Expectation) -> [PatternProblem] {
        switch expectation {
        case .all(let parts): parts.flatMap { problems(in: $0) }
        case .decided(let pattern), .neverDecided(let pattern): [decisions.problem(pattern)].compactMap { $0 }
        case .entries(let patterns): patterns.compactMap { problem(ofEntry: $0) }
        default: expectation.patterns.compactMap { calls.problem($0) }
        }
    }

    /// Entries are calls, answers, decisions and marks, as the trace prints them.
    private func problem(ofEntry pattern: TokenPattern) -> PatternProblem? {
        if pattern.namesSubject { return decisions.problem(pattern) }
        if calls.isMade(pattern.call) || decisions.problem(pattern) == nil { return nil }
        return calls.problem(pattern.call)
    }
}

/// Why a pattern can match nothing, and what may have been meant.
struct PatternProblem {
    let summary: String
    let remedy: String

    init(_ summary: String, _ remedy: String) {
        self.summary = summary
        self.remedy = remedy
    }

    /// The part of the pattern that names nobody.
    init(_ pattern: TokenPattern, namesNobody name: String, among receivers: [String]) {
        self.init(
            "'\(pattern)' names '\(name)', which exists in no case",
            .nearMiss(of: name, among: receivers) ?? "Name it on the stage with stage.name(_:_:), or mend the pattern.")
    }
}

extension String {
    /// The question whether the nearest of the words was meant; nil when none is near.
    static func nearMiss(of word: String, among words: [String]) -> String? {
        NearMiss(of: word, among: words).word.map { "Did you mean '\($0)'?" }
    }
}

extension TokenPattern {
    /// Nothing but spaces, which another mistake tells.
    var isEmpty: Bool { description.allSatisfy { $0 == " " } }

    /// Of a pattern over entries what it says of a call: without the answer, of a mark without the dash.
    fileprivate var call: TokenPattern {
        let text = description.hasPrefix("— ") ? String(description.dropFirst(2)) : description
        return TokenPattern(text.divided(by: " -> ")?.0 ?? text)
    }

    /// Whether it is over a decision, `tap: wait doubleTap`.
    fileprivate var namesSubject: Bool { !description.hasPrefix("— ") && description.divided(by: ": ") != nil }
}

extension String {
    /// What comes before the first of these separators, and what comes after it.
    func divided(by separator: String) -> (String, String)? {
        let (letters, sought) = (Array(unicodeScalars), Array(separator.unicodeScalars))
        guard letters.count >= sought.count,
            let start = (0...(letters.count - sought.count)).first(where: { letters[$0...].starts(with: sought) })
        else { return nil }
        return (String(letters[..<start]), String(letters[(start + sought.count)...]))
    }

    private init(_ scalars: ArraySlice<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}

extension Finding {
    /// Everyone that the stage or the trace names.
    var receivers: Set<String> {
        var names = Set(stage.others)
        for view in stage.views { names.formUnion(view.recognizers.map { $0.name } + [view.name]) }
        for entry in trace.entries { names.insert(trace.names[entry.subject]) }
        return names
    }
}
