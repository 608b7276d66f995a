import EventTrace

/// Where a device's log and the record of a case part.
///
/// How often a finger's moves are reported is the hand's doing: a stretch of calls with a move that comes again at once counts once.
public struct LogComparison: Sendable {
    public struct Row: Hashable, Sendable {
        /// Nil where the record has nothing.
        public let recorded: DeviceLog.Line?
        /// Nil where the log has nothing.
        public let logged: DeviceLog.Line?

        public var isEqual: Bool { recorded != nil && logged != nil && !returnsAnother }

        /// Both have the call, and it returned something else. A log may have been cut off before it says what a call returned.
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
    /// The first row in which they differ.
    public var parting: Int? { rows.firstIndex { !$0.isEqual } }

    /// O((lines + differences) × differences).
    public init(_ recorded: [DeviceLog.Line], _ logged: [DeviceLog.Line]) {
        let (left, right) = (Moves.counted(once: recorded), Moves.counted(once: logged))
        let start = zip(left, right).prefix { LogComparison.isSame($0, $1) }.count
        let most = min(left.count, right.count) - start
        let end = zip(left.reversed(), right.reversed()).prefix { LogComparison.isSame($0, $1) }.prefix(most).count
        let (inner, outer) = (left[start..<(left.count - end)], right[start..<(right.count - end)])
        rows =
            zip(left, right).prefix(start).map { Row(recorded: $0, logged: $1) } + LogComparison.aligned(Array(inner), Array(outer))
            + zip(left.suffix(end), right.suffix(end)).map { Row(recorded: $0, logged: $1) }
    }

    /// Against the record of a case, or one of those that it has under other orders that UIKit leaves open: the one that the log fits best.
    public init(_ orderings: [[Call]], _ logged: [DeviceLog.Line]) {
        precondition(!orderings.isEmpty, "a case has a record")
        let comparisons = orderings.map { LogComparison($0.map { DeviceLog.Line($0) }, logged) }
        self = comparisons.min { $0.differences < $1.differences }!
    }

    /// Beyond so many lines that the other has nowhere, all is replaced as one.
    private static let mostStrangers = 2_000

    private static func aligned(_ left: [DeviceLog.Line], _ right: [DeviceLog.Line]) -> [Row] {
        let (keys, others) = (left.map(key), right.map(key))
        let (known, otherKnown) = (Set(keys), Set(others))
        let strangers = keys.count { !otherKnown.contains($0) } + others.count { !known.contains($0) }
        guard strangers <= mostStrangers else {
            return left.map { Row(recorded: $0, logged: nil) } + right.map { Row(recorded: nil, logged: $0) }
        }
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in others.difference(from: keys) {
            switch change {
            case .remove(let place, _, _): removed.insert(place)
            case .insert(let place, _, _): inserted.insert(place)
            }
        }
        var rows: [Row] = []
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            if removed.contains(i) {
                rows.append(Row(recorded: left[i], logged: nil))
                i += 1
            } else if inserted.contains(j) {
                rows.append(Row(recorded: nil, logged: right[j]))
                j += 1
            } else {
                rows.append(Row(recorded: left[i], logged: right[j]))
                (i, j) = (i + 1, j + 1)
            }
        }
        return rows
    }

    // What calls return is held against each other once it is known which calls belong together.
    private static func isSame(_ left: DeviceLog.Line, _ right: DeviceLog.Line) -> Bool { key(left) == key(right) }

    private static func key(_ line: DeviceLog.Line) -> String { "\(line.depth)\(line.isMark ? "-" : ">")\(line.token)" }
}

extension DeviceLog.Line {
    /// As a device would log it.
    public init(_ call: Call) {
        self.init(
            token: call.token.replacing("\n", with: " "), depth: call.depth, isMark: call.isMark, seconds: call.time, answer: call.answer)
    }
}
