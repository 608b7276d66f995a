import EventTrace
import ExperimentKit

/// Finds patterns that can match nothing, because they name a receiver that no case has, or a call or decision that the engine does not
/// make. Claims and outcomes with such a pattern would hold, or not, whatever the engine does.
struct PatternCheck {
    private let experiment: Experiment
    private let calls: CallPatternCheck
    private let decisions: DecisionPatternCheck
    private let receivers: [String]

    /// `marks` are lines that the experiment could write; the findings have the lines that it has written.
    init(_ experiment: Experiment, _ findings: [Finding], _ judged: JudgedCases, marks: [String]) {
        self.experiment = experiment
        let named = Set(findings.flatMap { $0.receivers })
        receivers = named.isEmpty ? [] : named.union(Stage.ownNames).sorted()
        calls = CallPatternCheck(receivers, ([judged.observed] + judged.repeated).flatMap { $0 }.map { $0.ordering }, marks: marks)
        decisions = DecisionPatternCheck(receivers, findings)
    }

    var diagnostics: [Diagnostic] {
        // Without a run there are no receivers.
        if receivers.isEmpty { return [] }
        let outcomes = experiment.outcomes.flatMap { outcome in outcome.states.compactMap { $0.expectation }.map { ($0, outcome.location) }
        }
        return (experiment.claims.map { ($0.expectation, $0.location) } + outcomes).flatMap { expectation, location in
            problems(in: expectation).map { Diagnostic(location, $0.summary, remedy: $0.remedy, severity: $0.severity) }
        }
    }

    private func problems(in expectation: Expectation) -> [PatternProblem] {
        switch expectation {
        case .all(let parts): parts.flatMap { problems(in: $0) }
        case .decided(let pattern), .neverDecided(let pattern): [decisions.problem(pattern)].compactMap { $0 }
        case .entries(let patterns): patterns.compactMap { problem(ofEntry: $0) }
        default: found(expectation)
        }
    }

    /// A text that may be a mark of code that no case reaches is a mistake only in a pattern without which the expectation holds.
    private func found(_ expectation: Expectation) -> [PatternProblem] {
        let ignorable = expectation.ignorablePatterns
        return expectation.patterns.compactMap { pattern in
            calls.problem(pattern).map { ignorable.contains(pattern) ? $0.asMistake : $0 }
        }
    }

    /// Entries are calls, answers, decisions and marks, as the trace prints them.
    private func problem(ofEntry pattern: TokenPattern) -> PatternProblem? {
        if calls.isMade(pattern.call) { return nil }
        if pattern.namesSubject { return decisions.problem(pattern) }
        if decisions.problem(pattern) == nil { return nil }
        return calls.problem(pattern.call)
    }
}

/// The reason why a pattern can match nothing, and what may have been meant.
struct PatternProblem {
    let summary: String
    let remedy: String
    private(set) var severity = Diagnostic.Severity.error

    init(_ summary: String, _ remedy: String) {
        self.summary = summary
        self.remedy = remedy
    }

    /// Reports a text that is neither a call nor a mark that was written: it may be a mark of code that no case reaches.
    init(unreachedMark pattern: TokenPattern) {
        self.init("'\(pattern)' is no call, and a mark which no case writes", "Write receiver.call if a call is meant.")
        severity = .warning
    }

    var asMistake: PatternProblem { PatternProblem(summary, remedy) }

    /// Reports the part of the pattern that names an unknown receiver.
    init(_ pattern: TokenPattern, namesNobody name: String, among receivers: [String]) {
        self.init(
            "'\(pattern)' names '\(name)', which exists in no case",
            .nearMiss(of: name, among: receivers) ?? "Name it on the stage with stage.name(_:_:), or mend the pattern.")
    }
}

extension Expectation {
    /// The patterns that may match nothing without the expectation failing.
    fileprivate var ignorablePatterns: [TokenPattern] {
        switch self {
        case .never(let pattern), .exactly(0, let pattern), .receivers(0, let pattern): [pattern]
        case .ordering(_, let among), .same(_, let among), .differs(_, let among): among
        default: []
        }
    }
}

extension String {
    /// The question whether the nearest of the words was meant; nil if none is near.
    static func nearMiss(of word: String, among words: [String]) -> String? {
        NearMiss(of: word, among: words).word.map { "Did you mean '\($0)'?" }
    }
}

extension TokenPattern {
    /// Whether the pattern is nothing but spaces, which another mistake reports.
    var isEmpty: Bool { description.allSatisfy { $0 == " " } }

    /// The call within a pattern over entries: without the answer, or, for a mark, without the dash.
    fileprivate var call: TokenPattern {
        let text = description.hasPrefix("— ") ? String(description.dropFirst(2)) : description
        return TokenPattern(text.divided(by: " -> ")?.0 ?? text)
    }

    /// Whether the pattern is over a decision, `tap: wait doubleTap`.
    fileprivate var namesSubject: Bool { !description.hasPrefix("— ") && description.divided(by: ": ") != nil }
}

extension String {
    /// The text before the first of these separators and the text after it.
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
    /// Every name on the stage or in the trace.
    var receivers: Set<String> {
        var names = Set(stage.others)
        for view in stage.views { names.formUnion(view.recognizers.map { $0.name } + [view.name]) }
        for entry in trace.entries { names.insert(trace.names[entry.subject]) }
        return names
    }
}
