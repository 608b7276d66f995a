import EventTrace

/// The fewest changes that turn one list of lines into another.
struct LineEdits {
    enum Kind { case equal, delete, insert }

    struct Edit {
        let kind: Kind
        /// The position of the change in the old and the new lines.
        let old: Int
        let new: Int
    }

    private(set) var edits: [Edit] = []

    init(_ old: [Substring], _ new: [Substring]) {
        // Compared as bytes: two spellings of one character are a difference.
        let (left, right) = LineEdits.number(old, new)
        var next = (old: 0, new: 0)
        for (old, new) in CommonSubsequence(left.count, right.count, { left[$0] == right[$1] }).pairs {
            edits += LineEdits.replacement(next.old..<old, next.new..<new)
            edits.append(Edit(kind: .equal, old: old, new: new))
            next = (old + 1, new + 1)
        }
        edits += LineEdits.replacement(next.old..<left.count, next.new..<right.count)
    }

    /// The changes between equal lines.
    private static func replacement(_ old: Range<Int>, _ new: Range<Int>) -> [Edit] {
        old.map { Edit(kind: .delete, old: $0, new: new.lowerBound) } + new.map { Edit(kind: .insert, old: old.upperBound, new: $0) }
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
