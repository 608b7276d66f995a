import EventTrace
import ExperimentKit

/// Cases that gave equal orderings: the same calls, nested the same way, with the same answers. Times are not compared, nor the order
/// of calls whose order UIKit does not define.
public struct OrderingGroup: Sendable {
    /// Position among the groups, which stand in the order of their first cases.
    public let index: Int
    /// Indices of the cases, ascending.
    public let cases: [Int]
    /// The ordering of the first of them, with its times.
    public let ordering: [Call]
    /// The calls of it, by position, whose order UIKit does not define.
    public let unordered: [Range<Int>]
    /// The shortest condition that selects exactly these cases.
    public let condition: Condition

    /// Whether the call at this position stands among calls whose order UIKit does not define.
    public func isUnordered(_ position: Int) -> Bool { unordered.contains { $0.contains(position) } }

    public init(index: Int, cases: [Int], ordering: [Call], unordered: [Range<Int>] = [], condition: Condition) {
        precondition(index >= 0, "a group has a place among the groups")
        precondition(!cases.isEmpty, "a group has a case")
        precondition(zip(cases, cases.dropFirst()).allSatisfy(<), "cases are ascending")
        precondition(unordered.allSatisfy { ordering.indices.contains($0.lowerBound) && $0.upperBound <= ordering.count }, "no such call")
        self.index = index
        self.cases = cases
        self.ordering = ordering
        self.unordered = unordered
        self.condition = condition
    }
}
