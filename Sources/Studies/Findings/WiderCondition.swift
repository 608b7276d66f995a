import ExperimentKit

/// A wider condition under which the expectation of a claim holds: the claim is true, and weaker than the finding.
public struct WiderCondition: Hashable, Sendable {
    /// The shortest condition for all cases in which the expectation holds; `always` when no case contradicts it.
    public let condition: Condition
    /// Indices of the cases that support the expectation under that condition: all that support the claim, and more.
    public let supporting: [Int]

    public init(condition: Condition, supporting: [Int]) {
        precondition(!supporting.isEmpty, "a wider condition has supporting cases")
        self.condition = condition
        self.supporting = supporting
    }
}
