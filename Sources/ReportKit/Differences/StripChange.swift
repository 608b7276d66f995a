import EventTrace

/// A strip beside the base strip: what stays, what goes, what is new.
public struct StripChange: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        case same(Strip.Item)
        case gone(Strip.Item)
        case new(Strip.Item)
    }

    public let parts: [Part]

    /// Aligns two strips. A row of calls that repeats in one strip only is compared call by call if fewer calls change then.
    public init(from base: Strip, to other: Strip) {
        let whole = StripChange(aligning: base, other)
        let (singleBase, singleOther) = (base.unfolded(beside: other), other.unfolded(beside: base))
        // Nearly all strips have no such row.
        if singleBase.items.count == base.items.count, singleOther.items.count == other.items.count {
            self = whole
        } else {
            let single = StripChange(aligning: singleBase, singleOther)
            self = single.changedCount < whole.changedCount ? single : whole
        }
    }

    /// Aligns by a longest common subsequence; at each place what goes stands before what is new. O(base × other).
    private init(aligning base: Strip, _ other: Strip) {
        var parts: [Part] = []
        var (row, column) = (0, 0)
        func skip(to end: (Int, Int)) {
            parts += Strip.folded(base.items[row..<end.0]).map { .gone($0) } + Strip.folded(other.items[column..<end.1]).map { .new($0) }
            (row, column) = end
        }
        for pair in CommonSubsequence(base.items.count, other.items.count, { base.items[$0].isLike(other.items[$1]) }).pairs {
            skip(to: pair)
            let (one, two) = (base.items[row], other.items[column])
            parts += one == two ? [.same(two)] : [.gone(one), .new(two)]
            (row, column) = (row + 1, column + 1)
        }
        skip(to: (base.items.count, other.items.count))
        self.parts = parts
    }

    /// The calls that go or are new, each row of calls that repeats counted once.
    private var changedCount: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .same: sum
            case .gone(let item), .new(let item): sum + item.calls.count
            }
        }
    }

    /// Whether nothing changes.
    public var isEmpty: Bool {
        parts.allSatisfy {
            if case .same = $0 { return true }
            return false
        }
    }

    /// The parts from the one before the first change to the one after the last, and whether something stands before and after them.
    public var core: (before: Bool, parts: [Part], after: Bool) {
        let changed = parts.indices.filter {
            if case .same = parts[$0] { return false }
            return true
        }
        guard let first = changed.first, let last = changed.last else { return (false, [], false) }
        let (start, end) = (max(0, first - 1), min(parts.count, last + 2))
        return (start > 0, Array(parts[start..<end]), end < parts.count)
    }
}
