import EventTrace

/// Calls of an ordering that change places if another order is picked among those that UIKit leaves open.
struct OpenBlocks {
    /// The ranges, ascending, without overlaps, each of at least two calls.
    let ranges: [Range<Int>]

    /// Finds the blocks. If a call is made under one choice and not under another, all calls from there on are open.
    init(_ ordering: [Call], _ others: [[Call]]) {
        let keys = OpenBlocks.keys(of: ordering)
        var isBoundary = [Bool](repeating: true, count: ordering.count)
        for other in others {
            for (index, ends) in OpenBlocks.boundaries(keys, OpenBlocks.keys(of: other)).enumerated() where !ends {
                isBoundary[index] = false
            }
        }
        ranges = OpenBlocks.ranges(isBoundary)
    }

    /// For each call whether the calls up to it are the same in both.
    private static func boundaries(_ keys: [String], _ others: [String]) -> [Bool] {
        guard Set(keys) == Set(others) else {
            let common = zip(keys, others).prefix { $0 == $1 }.count
            return keys.indices.map { $0 < common }
        }
        let places = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1, $0) })
        var farthest = -1
        return keys.enumerated().map { index, key in
            farthest = max(farthest, places[key] ?? index)
            return farthest == index
        }
    }

    private static func ranges(_ isBoundary: [Bool]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (index, ends) in isBoundary.enumerated() where ends || index == isBoundary.count - 1 {
            if index > start { ranges.append(start..<index + 1) }
            start = index + 1
        }
        return ranges
    }

    /// Each call with the number of equal calls before it.
    private static func keys(of ordering: [Call]) -> [String] {
        var seen: [String: Int] = [:]
        return Signature(ordering).lines.map { line in
            let count = seen[line, default: 0]
            seen[line] = count + 1
            return "\(count) \(line)"
        }
    }
}

extension [Call] {
    /// The ordering in one order whichever was picked: the calls that change places are sorted, together with those nested in them.
    func canonical(_ open: [Range<Int>]) -> [Call] {
        var calls = self
        for range in open {
            let part = Array(self[range])
            let depth = part.map { $0.depth }.min() ?? 0
            var trees: [[Call]] = []
            for call in part {
                if call.depth == depth || trees.isEmpty { trees.append([call]) } else { trees[trees.count - 1].append(call) }
            }
            let spelled = trees.map { Signature($0).lines.joined(separator: "\n") }
            let order = trees.indices.sorted { (spelled[$0], $0) < (spelled[$1], $1) }
            calls.replaceSubrange(range, with: order.flatMap { trees[$0] })
        }
        return calls
    }
}
