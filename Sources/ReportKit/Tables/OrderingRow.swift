import EventTrace

/// One row of a table of orderings: a call, and where it stands in the ordering of each column.
public struct OrderingRow: Sendable {
    /// The call, with time and rule as in the first column that has it.
    public let call: Call
    /// For each column the position of the call in its ordering, from 0; nil where it is not made.
    public internal(set) var positions: [Int?]

    /// Whether the other call may stand in this row: the same token, nesting and answer.
    func stands(for other: Call) -> Bool {
        call.depth == other.depth && call.isMark == other.isMark && call.receiver == other.receiver && call.call == other.call
            && call.argument == other.argument && call.answer == other.answer
    }
}
