import EventTrace
import ExperimentKit

/// One row of a table of orderings: a call, and where it stands in the ordering of each column.
public struct OrderingRow: Sendable {
    /// The call, with time and rule as in the first column that has it.
    public let call: Call
    /// For each column the position of the call in its ordering, from 0; nil where it is not made.
    public internal(set) var positions: [Int?]
    /// For each column the call's number in its ordering, `≈ 3` where UIKit does not define the order of the calls around it; empty where
    /// it is not made.
    public func numbers(in columns: [OrderingGroup]) -> [String] {
        precondition(positions.count == columns.count, "a row has a position for each column")
        return zip(positions, columns).map { position, group in
            position.map { group.isUnordered($0) ? "≈ \($0 + 1)" : "\($0 + 1)" } ?? ""
        }
    }

    /// Calls with equal paths may stand in one row.
    let path: CallPath
}

/// A call with all the calls that it is nested in, outermost first: tokens and answers.
struct CallPath: Hashable {
    let lines: [String]

    /// A path for each call of the ordering.
    static func paths(of ordering: [Call]) -> [CallPath] {
        var open: [String] = []
        return ordering.map { call in
            open.removeLast(max(0, open.count - call.depth))
            open.append("\(call.isMark ? "—" : "")\(call.token)\(call.answer.map { " -> " + $0 } ?? "")")
            return CallPath(lines: open)
        }
    }
}
