/// What turns one list of lines into another, by Myers's greedy algorithm.
struct LineEdits {
    enum Kind { case equal, delete, insert }

    struct Edit {
        let kind: Kind
        /// Positions in the old and new lines at which it happens.
        let old: Int
        let new: Int
    }

    /// Beyond so many differences, all that differs is replaced as one.
    static let mostDifferences = 2_000

    private(set) var edits: [Edit] = []

    init(_ old: [Substring], _ new: [Substring]) {
        // Compared as bytes: two spellings of one character are a difference.
        let (left, right) = LineEdits.number(old, new)
        let head = zip(left, right).prefix { $0 == $1 }.count
        let tail = zip(left[head...].reversed(), right[head...].reversed()).prefix { $0 == $1 }.count
        let middle = Array(left[head..<(left.count - tail)])
        let other = Array(right[head..<(right.count - tail)])
        edits = (0..<head).map { Edit(kind: .equal, old: $0, new: $0) }
        edits += LineEdits.compare(middle, other).map { Edit(kind: $0.kind, old: $0.old + head, new: $0.new + head) }
        edits += (0..<tail).map { Edit(kind: .equal, old: left.count - tail + $0, new: right.count - tail + $0) }
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

    private static func compare(_ old: [Int], _ new: [Int]) -> [Edit] {
        guard let frontiers = search(old, new) else {
            return old.indices.map { Edit(kind: .delete, old: $0, new: 0) }
                + new.indices.map { Edit(kind: .insert, old: old.count, new: $0) }
        }
        var edits: [Edit] = []
        var (x, y) = (old.count, new.count)
        for (differences, frontier) in frontiers.enumerated().reversed() {
            let diagonal = x - y
            let isInsertion =
                diagonal == -differences || (diagonal != differences && frontier[diagonal - 1] < frontier[diagonal + 1])
            let previous = isInsertion ? diagonal + 1 : diagonal - 1
            let (startX, startY) = differences == 0 ? (0, 0) : (frontier[previous], frontier[previous] - previous)
            while x > startX, y > startY, x > 0, y > 0, old[x - 1] == new[y - 1] {
                (x, y) = (x - 1, y - 1)
                edits.append(Edit(kind: .equal, old: x, new: y))
            }
            guard differences > 0 else { break }
            edits.append(Edit(kind: isInsertion ? .insert : .delete, old: startX, new: startY))
            (x, y) = (startX, startY)
        }
        return edits.reversed()
    }

    /// How far each diagonal has come before each number of differences; nil when there are too many.
    private static func search(_ old: [Int], _ new: [Int]) -> [Frontier]? {
        var frontiers: [Frontier] = []
        var reach = Frontier(limit: min(mostDifferences, old.count + new.count))
        for differences in 0...min(mostDifferences, old.count + new.count) {
            frontiers.append(reach.trimmed(to: differences))
            for diagonal in stride(from: -differences, through: differences, by: 2) {
                let isInsertion =
                    diagonal == -differences || (diagonal != differences && reach[diagonal - 1] < reach[diagonal + 1])
                var x = isInsertion ? reach[diagonal + 1] : reach[diagonal - 1] + 1
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                reach[diagonal] = x
                if x >= old.count, x - diagonal >= new.count { return frontiers }
            }
        }
        return nil
    }
}
