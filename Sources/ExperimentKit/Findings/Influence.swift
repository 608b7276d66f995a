/// Whether a variable changes the ordering, and which of its values do.
public struct Influence: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
        /// Two cases that differ in nothing else have different orderings.
        case matters
        /// No two such cases have different orderings.
        case neverMatters
        /// No two cases differ in nothing else, so that nothing can be said.
        case untested
    }

    public let variable: Variable
    public let effect: Effect
    /// The values in classes that no pair of such cases tells apart; one class when the variable never matters.
    public let classes: [[Value]]

    /// Selects exactly the cases in which another value gives another ordering; never where it never matters.
    public let condition: Condition

    public init(variable: Variable, effect: Effect, classes: [[Value]], where condition: Condition) {
        self.variable = variable
        self.effect = effect
        self.condition = condition
        self.classes = classes
    }
}
