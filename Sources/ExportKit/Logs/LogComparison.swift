import EventTrace

/// The comparison of a device's log with the record of a case.
///
/// How often a finger's moves are reported is the hand's doing: a stretch of calls with a move that comes again at once counts once.
public struct LogComparison: Sendable {
    public struct Row: Hashable, Sendable {
        /// The line of the record; nil if the row has none.
        public let recorded: DeviceLog.Line?
        /// The line of the log; nil if the row has none.
        public let logged: DeviceLog.Line?

        public var isEqual: Bool { recorded != nil && logged != nil && !returnsAnother }

        /// Whether both have the call with different returned values. A log may have been cut off before the returned value.
        public var returnsAnother: Bool {
            guard let recorded = recorded?.answer, let logged = logged?.answer else { return false }
            return recorded != logged
        }
    }

    /// Record and log side by side, in order.
    public let rows: [Row]

    public var differences: Int { rows.count { !$0.isEqual } }
    public var equals: Int { rows.count { $0.isEqual } }
    public var fits: Bool { differences == 0 }
    /// The first row with a difference.
    public var parting: Int? { rows.firstIndex { !$0.isEqual } }

    /// O((lines + differences) × differences).
    public init(_ recorded: [DeviceLog.Line], _ logged: [DeviceLog.Line]) { self.init(recorded, once: Moves.counted(once: logged)) }

    /// `right` are the lines of the log, with its moves counted once.
    private init(_ recorded: [DeviceLog.Line], once right: [DeviceLog.Line]) {
        let left = Moves.counted(once: recorded)
        let (keys, others) = (left.map(LogComparison.key), right.map(LogComparison.key))
        var rows: [Row] = []
        var (i, j) = (0, 0)
        // The pair of lengths follows all pairs: it takes the rest of both.
        for (recorded, logged) in CommonSubsequence(left.count, right.count, { keys[$0] == others[$1] }).pairs + [(left.count, right.count)]
        {
            rows += left[i..<recorded].map { Row(recorded: $0, logged: nil) } + right[j..<logged].map { Row(recorded: nil, logged: $0) }
            if recorded < left.count { rows.append(Row(recorded: left[recorded], logged: right[logged])) }
            (i, j) = (recorded + 1, logged + 1)
        }
        self.rows = rows
    }

    /// Compares the log with the best matching record: that of the case, or one of another order that UIKit leaves open.
    public init(_ orderings: [[Call]], _ logged: [DeviceLog.Line]) {
        precondition(!orderings.isEmpty, "a case has a record")
        let right = Moves.counted(once: logged)
        let comparisons = orderings.map { LogComparison($0.map { DeviceLog.Line($0) }, once: right) }
        self = comparisons.min { $0.differences < $1.differences }!
    }

    // The key has no returned values: they are compared once it is known which calls belong together.
    private static func key(_ line: DeviceLog.Line) -> String { "\(line.depth)\(line.isMark ? "-" : ">")\(line.token)" }
}

extension DeviceLog.Line {
    /// The line that a device would log for the call.
    public init(_ call: Call) {
        self.init(
            token: call.token.replacing("\n", with: " "), depth: call.depth, isMark: call.isMark, seconds: call.time, answer: call.answer)
    }
}
