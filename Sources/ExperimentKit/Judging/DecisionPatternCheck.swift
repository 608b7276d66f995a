import EventTrace

/// Whether a pattern over decisions can match: `tap: wait doubleTap`, with a subject that there is and a word that the engine decides by.
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
            return PatternProblem(pattern, namesNobody: name, among: subjects)
        }
        if DecisionPatternCheck.canMatch(decision) || isMade(pattern) { return nil }
        return unknown(decision.divided(by: " ")?.0 ?? decision, in: pattern)
    }

    /// A decision of nobody's, such as `keyWindow window`, or a text whose wildcards stand for the subject too.
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

    /// Whether the engine has decided so in any case. O(entries).
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

    /// What selects a row, a word of the engine's, is also a method of a responder.
    private static let words = Word.allCases.filter { !$0.isMethod || $0 == .select }.map { $0.rawValue }
}
