/// An expression that shall be zero, at least zero or at most zero, with a priority.
package struct LinearConstraint: Hashable, Sendable {
    package enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    package let expression: LinearExpression
    package let relation: Relation
    package let priority: Priority

    package init(_ expression: LinearExpression, _ relation: Relation, _ priority: Priority = .required) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}

extension LinearConstraint {
    /// UIKit's priorities, from 1 to 1000. A higher one outweighs any number of lower ones.
    package struct Priority: Hashable, Comparable, Sendable {
        package let rawValue: Float

        /// A priority; values above `required` count as required.
        package init(_ rawValue: Float) { self.rawValue = min(rawValue, 1000) }

        package static let required = Priority(1000)

        package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
    }
}
