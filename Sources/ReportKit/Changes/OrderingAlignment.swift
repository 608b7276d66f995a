import EventTrace

/// Two orderings, aligned by the identity of their calls.
struct OrderingAlignment {
    private let old: [RecordedCall]
    private let new: [RecordedCall]
    /// Positions of calls that keep their place among each other.
    private let kept: [(Int, Int)]
    /// Positions of calls that have changed places.
    private let moved: [(old: Int, new: Int)]
    /// Whether the call of the new ordering is new, or has moved.
    private let isNotKept: [Bool]
    private let oldPaths: [CallPath]
    private let newPaths: [CallPath]
    private let oldParents: [Int?]
    private let newParents: [Int?]

    /// Aligns two orderings. O(old × new).
    init(_ old: [RecordedCall], _ new: [RecordedCall]) {
        (self.old, self.new) = (old, new)
        let (oldPaths, newPaths) = (OrderingAlignment.paths(old), OrderingAlignment.paths(new))
        (self.oldPaths, self.newPaths) = (oldPaths, newPaths)
        (oldParents, newParents) = (OrderingAlignment.parents(old), OrderingAlignment.parents(new))
        let pairs = CommonSubsequence(old.count, new.count) { oldPaths[$0] == newPaths[$1] }.pairs
        kept = pairs
        let (keptOld, keptNew) = (Set(pairs.map { $0.0 }), Set(pairs.map { $0.1 }))
        var left = old.indices.filter { !keptOld.contains($0) }
        var moved: [(old: Int, new: Int)] = []
        // A call at the same depth within the same calls comes first, then any other.
        for isSameNesting in [true, false] {
            for position in new.indices where !keptNew.contains(position) && !moved.contains(where: { $0.new == position }) {
                let home = left.firstIndex { index in
                    isSameNesting
                        ? oldPaths[index] == newPaths[position]
                        : old[index].token == new[position].token && old[index].isMark == new[position].isMark
                }
                if let home { moved.append((left.remove(at: home), position)) }
            }
        }
        self.moved = moved.sorted { $0.new < $1.new }
        isNotKept = new.indices.map { !keptNew.contains($0) }
    }

    /// The changes in the order of the new ordering, missing calls last. Calls that move with the call around them are left out.
    var changes: [CallChange] {
        let answers = kept.filter { old[$0.0].answer != new[$0.1].answer }.map { (position: $0.1, change: answered($0.0, $0.1)) }
        let moves = moved.compactMap { pair in told(pair).map { (position: pair.new, change: $0) } }
        let arrived = Set(moved.map { $0.new })
        let added = new.indices.filter { isNotKept[$0] && !arrived.contains($0) && !isCarried($0, arrived: arrived) }.map {
            let isAgain = oldPaths.contains(newPaths[$0])
            return (position: $0, change: CallChange.added(new[$0], after: $0 == 0 ? nil : new[$0 - 1], isAgain: isAgain))
        }
        let stays = Set(kept.map { $0.0 } + moved.map { $0.old })
        let missing = old.indices.filter { index in
            !stays.contains(index) && oldParents[index].map { stays.contains($0) } != false
        }.map { CallChange.missing(old[$0], isStill: newPaths.contains(oldPaths[$0])) }
        return (answers + moves + added).sorted { $0.position < $1.position }.map { $0.change } + missing
    }

    private func answered(_ before: Int, _ now: Int) -> CallChange { .answered(new[now], before: old[before].answer) }

    /// Whether the call is within a call that is new itself.
    private func isCarried(_ position: Int, arrived: Set<Int>) -> Bool {
        newParents[position].map { isNotKept[$0] && !arrived.contains($0) } ?? false
    }

    /// The change of a call that has moved; nil if it moved with the call around it.
    private func told(_ pair: (old: Int, new: Int)) -> CallChange? {
        let (before, now) = (oldParents[pair.old], newParents[pair.new])
        if let before, let now, moved.contains(where: { $0 == (before, now) }) { return nil }
        let isElsewhere = before.map { old[$0].token } != now.map { new[$0].token }
        if isElsewhere { return .nested(new[pair.new], in: now.map { new[$0] }) }
        // The calls that it has overtaken, or that have overtaken it: the nearest that has not moved itself.
        let overtaken = kept.filter { ($0.0 < pair.old) != ($0.1 < pair.new) && new[$0.1].depth <= new[pair.new].depth }
        if let next = overtaken.filter({ $0.1 > pair.new }).min(by: { $0.1 < $1.1 }) {
            return .moved(new[pair.new], isBefore: true, new[next.1])
        }
        // Of two calls that have changed places, the one that now comes first is named.
        if let other = overtaken.first, overtaken.count == 1 { return .moved(new[other.1], isBefore: true, new[pair.new]) }
        if let previous = overtaken.max(by: { $0.1 < $1.1 }) { return .moved(new[pair.new], isBefore: false, new[previous.1]) }
        guard let other = moved.first(where: { ($0.old < pair.old) != ($0.new < pair.new) }) else { return nil }
        return .moved(new[pair.new], isBefore: pair.new < other.new, new[other.new])
    }

    private static func parents(_ calls: [RecordedCall]) -> [Int?] {
        var open: [Int] = []
        return calls.indices.map { index in
            open.removeLast(max(0, open.count - calls[index].depth))
            defer { open.append(index) }
            return open.last
        }
    }

    private static func paths(_ calls: [RecordedCall]) -> [CallPath] {
        var open: [String] = []
        return calls.map { call in
            open.removeLast(max(0, open.count - call.depth))
            open.append("\(call.isMark ? "—" : "")\(call.token)")
            return CallPath(lines: open)
        }
    }
}
