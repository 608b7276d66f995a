import EventTrace
import Studies

/// An ordering as a strip: one call after the other, runs folded.
public struct Strip: Hashable, Sendable {
    /// Calls that come so many times in a row: `pan.action(changed)` ×32.
    public struct Item: Hashable, Sendable {
        public let calls: [Call]
        public let count: Int

        /// The compared part: receivers, calls and answers, whatever the times, rules and nesting, which no strip shows.
        fileprivate let lines: [String]

        fileprivate init(_ calls: [Call], _ count: Int) {
            self.calls = calls
            self.count = count
            lines = calls.map { "\($0.isMark ? "—" : "")\($0.token)\($0.answer.map { " → \($0)" } ?? "")" }
        }

        public static func == (left: Item, right: Item) -> Bool { left.lines == right.lines && left.count == right.count }
        public func hash(into hasher: inout Hasher) { hasher.combine(lines) }

        func isLike(_ other: Item) -> Bool { lines == other.lines }

        /// Whether both are one call that returns another value here than there.
        func answersDifferently(_ other: Item) -> Bool {
            guard count == 1, other.count == 1, calls.count == 1, other.calls.count == 1 else { return false }
            let (one, two) = (calls[0], other.calls[0])
            return one.token == two.token && one.depth == two.depth && !one.isMark && !two.isMark && one.answer != two.answer
                && one.answer != nil && two.answer != nil
        }
    }

    public let items: [Item]

    /// The longest row of calls that folds when it repeats.
    private static let longestRun = 8

    /// Folds runs. O(calls).
    public init(_ calls: [Call]) {
        var items: [Item] = []
        var rest = calls[...]
        while let first = rest.first {
            let (length, count) = Strip.run(rest)
            items.append(count > 1 ? Item(Array(rest.prefix(length)), count) : Item([first], 1))
            rest = rest.dropFirst(count > 1 ? length * count : 1)
        }
        self.items = items
    }

    /// The most items that a row of a report shows, and the items that it shows at each end of more.
    private static let (mostShown, shownAtEnds) = (40, 6)

    /// The items at the beginning and at the end, and the number of calls that a long strip leaves out between them.
    public var shortened: (first: ArraySlice<Item>, leftOut: Int, last: ArraySlice<Item>) {
        guard items.count > Strip.mostShown else { return (items[...], 0, []) }
        let (first, last) = (items.prefix(Strip.shownAtEnds), items.suffix(Strip.shownAtEnds))
        return (first, items[first.endIndex..<last.startIndex].reduce(0) { $0 + $1.calls.count * $1.count }, last)
    }

    /// The strip with each row of several calls written out that the other strip does not have.
    func unfolded(beside other: Strip) -> Strip {
        Strip(
            items: items.flatMap { item in
                item.calls.count == 1 || other.items.contains { $0.isLike(item) }
                    ? [item] : Array(repeating: item.calls, count: item.count).flatMap { $0 }.map { Item([$0], 1) }
            })
    }

    /// The items with rows of single calls folded again.
    static func folded(_ items: ArraySlice<Item>) -> [Item] {
        var folded: [Item] = []
        var rest = items
        while !rest.isEmpty {
            let single = rest.prefix { $0.count == 1 }
            rest = rest.dropFirst(single.count)
            folded += Strip(single.flatMap { $0.calls }).items
            if let next = rest.popFirst() { folded.append(next) }
        }
        return folded
    }

    private init(items: [Item]) { self.items = items }

    /// The length of the row of calls at the beginning that repeats at once, and how many times it comes.
    private static func run(_ calls: ArraySlice<Call>) -> (length: Int, count: Int) {
        var best = (length: 1, count: 1)
        for length in 1...longestRun where calls.count >= 2 * length {
            let block = calls.prefix(length)
            var count = 1
            while alike(block, calls.dropFirst(length * count).prefix(length)) { count += 1 }
            if count > 1, length * count > best.length * best.count { best = (length, count) }
        }
        return best
    }

    private static func alike(_ left: ArraySlice<Call>, _ right: ArraySlice<Call>) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.token == $1.token && $0.depth == $1.depth && $0.answer == $1.answer }
    }
}
