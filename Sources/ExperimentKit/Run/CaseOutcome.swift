import EventTrace

/// What one run of a case gives.
struct CaseOutcome: Sendable {
    let finding: Finding
    /// The author's mistakes that showed, warnings among them.
    let diagnostics: [Diagnostic]
    /// How many recognizers got touches.
    let recognizers: Int
    /// Names of the variables that the author's code asked for, each once.
    let variablesRead: [String]
    /// Lines that targets of the stage write into the record when their action is sent.
    let marks: [String]
    /// Whether the script has a step, or client code was called without one.
    let isPlayed: Bool
    /// The rules that were asked for and hold in some versions of iOS only.
    let rulesOfVersions: Set<RuleID>
}
