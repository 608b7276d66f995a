import ExperimentKit

/// Whether a variable changes the ordering, and which of its values do.
public struct Influence: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
        /// At least two cases that differ in this variable only have different orderings.
        case matters
        /// No two cases that differ in this variable only have different orderings.
        case neverMatters
        /// No two cases differ in this variable only, so that its influence is unknown.
        case untested
    }

    public let variable: AnyVariable
    public let effect: Effect
    /// The values in classes: each two values of a class occur in cases that differ in nothing else, and no such pair tells them apart.
    public let classes: [[Value]]

    /// Selects exactly the cases in which another value gives another ordering; `never` if the variable never matters.
    public let condition: Condition

    public init(variable: AnyVariable, effect: Effect, classes: [[Value]], where condition: Condition) {
        self.variable = variable
        self.effect = effect
        self.condition = condition
        self.classes = classes
    }
}
