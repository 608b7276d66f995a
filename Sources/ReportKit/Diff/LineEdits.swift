/// What turns one list of lines into another, with the fewest changes.
struct LineEdits {
    enum Kind { case equal, delete, insert }

    struct Edit {
        let kind: Kind
        /// Positions in the old and new lines at which it happens.
        let old: Int
        let new: Int
    }

    /// With more lines than these that the other text has nowhere, all is replaced as one: nobody reads such a difference.
    private static let mostStrangers = 2_000

    private(set) var edits: [Edit] = []

    init(_ old: [Substring], _ new: [Substring]) {
        // Compared as bytes: two spellings of one character are a difference.
        let (left, right) = LineEdits.number(old, new)
        var next = (old: 0, new: 0)
        for (old, new) in LineEdits.equalLines(left, right) {
            edits += LineEdits.replacement(next.old..<old, next.new..<new) + [Edit(kind: .equal, old: old, new: new)]
            next = (old + 1, new + 1)
        }
        edits += LineEdits.replacement(next.old..<left.count, next.new..<right.count)
    }

    private static func equalLines(_ old: [Int], _ new: [Int]) -> Zip2Sequence<[Int], [Int]> {
        if areStrangers(old, new) { return zip([], []) }
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in new.difference(from: old) {
            switch change {
            case .remove(let position, _, _): removed.insert(position)
            case .insert(let position, _, _): inserted.insert(position)
            }
        }
        return zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    }

    /// What stands between equal lines.
    private static func replacement(_ old: Range<Int>, _ new: Range<Int>) -> [Edit] {
        old.map { Edit(kind: .delete, old: $0, new: new.lowerBound) } + new.map { Edit(kind: .insert, old: old.upperBound, new: $0) }
    }

    private static func areStrangers(_ old: [Int], _ new: [Int]) -> Bool {
        let (left, right) = (Set(old), Set(new))
        return old.count { !right.contains($0) } + new.count { !left.contains($0) } > mostStrangers
    }

    private static func number(_ old: [Substring], _ new: [Substring]) -> ([Int], [Int]) {
        var numbers: [[UInt8]: Int] = [:]
        func number(_ line: Substring) -> Int {
            let key = Array(line.utf8)
            let number = numbers[key] ?? numbers.count
            numbers[key] = number
            return number
        }
        return (old.map(number), new.map(number))
    }
}
