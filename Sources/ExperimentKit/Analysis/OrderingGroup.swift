import EventTrace

/// Cases that gave equal orderings: the same calls, nested the same way, with the same answers. Times are not compared.
public struct OrderingGroup: Sendable {
    /// Position among the groups, which stand in the order of their first cases.
    public let index: Int
    /// Indices of the cases, ascending.
    public let cases: [Int]
    /// The ordering of the first of them, with its times.
    public let ordering: [Call]
    /// The shortest condition that selects exactly these cases.
    public let condition: Condition

    public init(index: Int, cases: [Int], ordering: [Call], condition: Condition) {
        self.index = index
        self.cases = cases
        self.ordering = ordering
        self.condition = condition
    }
}
