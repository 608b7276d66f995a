/// The verdict on a statement of a document.
public enum StatementVerdict: String, Hashable, Sendable, CaseIterable {
    /// Every claim that tests the statement confirms it.
    case confirmed
    /// Some claims confirm the statement and others show an exception; the statement names the condition.
    case holdsUnderConditions = "holds under conditions"
    /// A claim contradicts the statement, and no condition excludes that claim.
    case refuted
    /// A question, with our answer.
    case answered
    /// The behavior of UIKit is unknown, or no case says anything.
    case undecided
    /// No experiment can test the statement, which says why.
    case untestable
    /// An experiment could test the statement, and none does.
    case notYetTested = "not yet tested"
}
