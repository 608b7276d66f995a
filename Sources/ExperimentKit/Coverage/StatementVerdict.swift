/// What became of a statement of a document.
public enum StatementVerdict: String, Hashable, Sendable, CaseIterable {
    /// Every claim that tests it says so.
    case confirmed
    /// Some claims say so and others show an exception; the statement names the condition.
    case holdsUnderConditions = "holds under conditions"
    /// A claim says otherwise, and no condition saves it.
    case refuted
    /// A question, with our answer.
    case answered
    /// Nobody knows what UIKit does, or no case says anything.
    case undecided
    /// No experiment can test it; the statement says why.
    case untestable
    /// An experiment could test it, and none does.
    case notYetTested = "not yet tested"
}
