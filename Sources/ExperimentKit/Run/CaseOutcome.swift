/// What one run of a case gives.
struct CaseOutcome: Sendable {
    let finding: Finding
    /// The author's mistakes that showed.
    let diagnostics: [Diagnostic]
    /// How many recognizers got touches.
    let recognizers: Int
    /// Names of the variables that the author's code asked for, each once.
    let variablesRead: [String]
}
