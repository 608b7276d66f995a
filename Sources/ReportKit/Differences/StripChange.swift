import EventTrace

/// A strip beside the base strip: what stays, what goes, what is new.
public struct StripChange: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        case same(Strip.Item)
        case gone(Strip.Item)
        case new(Strip.Item)
        /// A call whose answer alone is another.
        case answered(Strip.Item, was: Strip.Item)
        /// Calls that come more or fewer times in a row.
        case counted(Strip.Item, was: Strip.Item)
        /// Items of the base that are left out: between two changes of a core, or since nothing is known of them.
        case leftOut
        /// Calls in the middle of many that go or are new. Only a core has them.
        case more(Int)
    }

    public let parts: [Part]
    /// The whole other strip.
    public let strip: Strip

    /// The fewest calls of the base that have to go before a strip is shown plainly.
    private static let fewestGone = 3
    /// The most items between two changes that are all shown.
    private static let mostKept = 5

    /// Aligns two strips. A row of calls that repeats in one strip only is compared call by call if fewer calls change then.
    public init(from base: Strip, to other: Strip) {
        let whole = StripChange(aligning: base, other)
        let (singleBase, singleOther) = (base.unfolded(beside: other), other.unfolded(beside: base))
        // Nearly all strips have no such row.
        if singleBase.items.count == base.items.count, singleOther.items.count == other.items.count {
            self = whole
        } else {
            let single = StripChange(aligning: singleBase, singleOther)
            self = StripChange(parts: single.changedCount < whole.changedCount ? single.parts : whole.parts, strip: other)
        }
    }

    private init(parts: [Part], strip: Strip) { (self.parts, self.strip) = (parts, strip) }

    /// Aligns by a longest common subsequence; at each place what goes stands before what is new. O(base × other).
    private init(aligning base: Strip, _ other: Strip) {
        var parts: [Part] = []
        var (row, column) = (0, 0)
        func skip(to end: (Int, Int)) {
            parts += StripChange.replacing(base.items[row..<end.0], by: other.items[column..<end.1])
            (row, column) = end
        }
        for pair in CommonSubsequence(base.items.count, other.items.count, { base.items[$0].isLike(other.items[$1]) }).pairs {
            skip(to: pair)
            let (one, two) = (base.items[row], other.items[column])
            parts += one == two ? [.same(two)] : [.counted(two, was: one)]
            (row, column) = (row + 1, column + 1)
        }
        skip(to: (base.items.count, other.items.count))
        self.parts = parts
        strip = other
    }

    /// The items that go, then the new ones. Of a call that only answers differently the answer alone changes.
    private static func replacing(_ gone: ArraySlice<Strip.Item>, by new: ArraySlice<Strip.Item>) -> [Part] {
        var parts: [Part] = []
        var (row, column) = (gone.startIndex, new.startIndex)
        func replace(to end: (Int, Int)) {
            parts += Strip.folded(gone[row..<end.0]).map { .gone($0) } + Strip.folded(new[column..<end.1]).map { .new($0) }
            (row, column) = end
        }
        let (first, second) = (row, column)
        let pairs = CommonSubsequence(gone.count, new.count) { gone[first + $0].answersDifferently(new[second + $1]) }.pairs
        for (left, right) in pairs {
            replace(to: (first + left, second + right))
            parts.append(.answered(new[column], was: gone[row]))
            (row, column) = (row + 1, column + 1)
        }
        replace(to: (gone.endIndex, new.endIndex))
        return parts
    }

    /// Leaves out what goes if that is true of all its calls.
    public func leavingOut(_ isUnknown: (Call) -> Bool) -> StripChange {
        var left: [Part] = []
        for part in parts {
            if case .gone(let item) = part, item.calls.allSatisfy(isUnknown) {
                if left.last != .leftOut { left.append(.leftOut) }
            } else {
                left.append(part)
            }
        }
        return StripChange(parts: left, strip: strip)
    }

    /// The calls that go or are new, each row of calls that repeats counted once.
    private var changedCount: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .same, .leftOut, .more: sum
            case .gone(let item), .new(let item), .answered(let item, _), .counted(let item, _): sum + item.calls.count
            }
        }
    }

    /// Whether less of the base is left than goes, so that the other strip says more on its own than beside the base.
    public var isPlain: Bool {
        var (kept, gone) = (0, 0)
        for part in parts {
            switch part {
            case .same(let item), .answered(let item, _), .counted(let item, _): kept += item.calls.count
            case .gone(let item): gone += item.calls.count
            case .new, .leftOut, .more: continue
            }
        }
        return gone >= StripChange.fewestGone && kept < gone
    }

    /// Whether nothing changes.
    public var isEmpty: Bool {
        parts.allSatisfy {
            if case .same = $0 { return true }
            return false
        }
    }

    /// The parts from the one before the first change to the one after the last, and whether something stands before and after them. Of
    /// many that stay between two changes the first and the last are shown.
    public var core: (before: Bool, parts: [Part], after: Bool) {
        let changed = parts.indices.filter {
            if case .same = parts[$0] { return false }
            return true
        }
        guard let first = changed.first, let last = changed.last else { return (false, [], false) }
        let (start, end) = (max(0, first - 1), min(parts.count, last + 2))
        return (start > 0, StripChange.shortened(parts[start..<end]), end < parts.count)
    }

    /// The most items in a row that go, or are new, which are all shown, and the items that are shown at each end of more.
    private static let (mostChanged, shownAtEnds) = (12, 3)

    private static func shortened(_ parts: ArraySlice<Part>) -> [Part] {
        var short: [Part] = []
        var rest = parts
        while let first = rest.first {
            let run = rest.prefix { $0.kind == first.kind }
            rest = rest.dropFirst(run.count)
            switch first {
            case .same: short += run.count > mostKept ? [first, .leftOut, run[run.endIndex - 1]] : Array(run)
            case .gone, .new:
                guard run.count > mostChanged else { short += run; continue }
                let middle = run.dropFirst(shownAtEnds).dropLast(shownAtEnds)
                short += Array(run.prefix(shownAtEnds)) + [.more(middle.reduce(0) { $0 + $1.callCount })] + run.suffix(shownAtEnds)
            case .answered, .counted, .leftOut, .more: short += run
            }
        }
        return short
    }
}

extension StripChange.Part {
    /// Equal for parts that a row may shorten together.
    fileprivate var kind: Int {
        switch self {
        case .same: 0
        case .gone: 1
        case .new: 2
        case .answered, .counted, .leftOut, .more: 3
        }
    }

    fileprivate var callCount: Int {
        switch self {
        case .same(let item), .gone(let item), .new(let item), .answered(let item, _), .counted(let item, _): item.calls.count * item.count
        case .leftOut: 0
        case .more(let count): count
        }
    }
}
