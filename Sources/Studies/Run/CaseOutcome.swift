import EventTrace
import ExperimentKit

/// The outcome of one run of a case.
struct CaseOutcome: Sendable {
    let finding: Finding
    /// The author's mistakes that showed, warnings among them.
    let diagnostics: [Diagnostic]
    /// The number of recognizers that received touches.
    let recognizers: Int
    /// Names of the variables that the author's code asked for, each once.
    let variablesRead: [String]
    /// Lines that targets of the stage write into the record when their action is sent.
    let marks: [String]
    /// Whether the script has a step, or client code was called without one.
    let isPlayed: Bool
    /// The rules that were asked for and hold only in some versions of iOS.
    let rulesOfVersions: Set<RuleID>
}
