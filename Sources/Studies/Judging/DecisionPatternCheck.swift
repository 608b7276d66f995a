import EventTrace
import ExperimentKit

/// Whether a pattern over decisions can match: it needs a subject and a word that the engine has, such as `tap: wait doubleTap`.
struct DecisionPatternCheck {
    private let findings: [Finding]
    private let subjects: [String]

    init(_ receivers: [String], _ findings: [Finding]) {
        self.findings = findings
        subjects = receivers + DecisionPatternCheck.words
    }

    func problem(_ pattern: TokenPattern) -> PatternProblem? {
        if pattern.isEmpty { return nil }
        guard let (name, decision) = pattern.description.divided(by: ": ") else { return problem(withoutSubject: pattern) }
        guard subjects.contains(where: { TokenPattern(name).matches($0) }) else {
            // A mark of several words can have a colon.
            return name.contains(" ") ? PatternProblem(unreachedMark: pattern) : PatternProblem(pattern, namesNobody: name, among: subjects)
        }
        if DecisionPatternCheck.canMatch(decision) || isMade(pattern) { return nil }
        return unknown(decision.divided(by: " ")?.0 ?? decision, in: pattern)
    }

    /// The problem of a decision without a subject, such as `keyWindow window`, or of a text whose wildcards stand for the subject too.
    private func problem(withoutSubject pattern: TokenPattern) -> PatternProblem? {
        let text = pattern.description
        guard text.hasPrefix("*") else {
            let isKnown = DecisionPatternCheck.canMatch(text) || isMade(pattern)
            return isKnown ? nil : unknown(text.divided(by: " ")?.0 ?? text, in: pattern)
        }
        let parts = text.unicodeScalars.split { $0 == "*" || $0 == " " }.map { String($0) }
        guard let stranger = parts.first(where: { part in !subjects.contains { $0.divided(by: part) != nil } }), !isMade(pattern) else {
            return nil
        }
        return unknown(stranger, in: pattern)
    }

    private func unknown(_ word: String, in pattern: TokenPattern) -> PatternProblem {
        PatternProblem(
            "'\(pattern)' names '\(word)', which the engine never decides",
            .nearMiss(of: word, among: DecisionPatternCheck.words)
                ?? "Write a decision as evdoc run --full prints it, 'tap: wait doubleTap'.")
    }

    /// Whether the engine has made such a decision in any case. O(entries).
    private func isMade(_ pattern: TokenPattern) -> Bool {
        findings.contains { finding in
            finding.trace.entries.contains { $0.kind == .decision && pattern.matches(finding.trace.describe($0)) }
        }
    }

    /// Whether such a decision by one of these words is possible, whatever its detail.
    private static func canMatch(_ decision: String) -> Bool {
        let pattern = TokenPattern(decision)
        return words.contains { word in pattern.overlaps(TokenPattern(word)) || pattern.overlaps(TokenPattern("\(word) *")) }
    }

    /// The words of decisions. `select`, the word for the selection of a row, is also a method of a responder.
    private static let words = Word.allCases.filter { !$0.isMethod || $0 == .select }.map { $0.rawValue }
}
