/// A longest common subsequence of two sequences, as pairs of positions; of several, the one that pairs earliest.
///
/// Myers' algorithm, from the end to the beginning, so that the pairs can be read off from the beginning on.
public struct CommonSubsequence: Sendable {
    /// With more elements than these that only one of the sequences has, only what both begin and end with is shared; such a difference is too long to read.
    public static let mostDifferences = 2_000

    /// Positions in the left and the right sequence, ascending.
    public private(set) var pairs: [(Int, Int)] = []

    /// `isEqual` says whether the elements at two positions are. O((left + right) × differences).
    public init(_ left: Int, _ right: Int, _ isEqual: (Int, Int) -> Bool) {
        precondition(left >= 0 && right >= 0, "sequences have a length")
        guard let reach = CommonSubsequence.reach(left, right, isEqual) else {
            pairs = CommonSubsequence.ends(left, right, isEqual)
            return
        }
        var (i, j, differences) = (0, 0, reach.count - 1)
        while i < left, j < right {
            if isEqual(i, j) {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
                continue
            }
            differences -= 1
            // Whether the rest without this element of the left one has one difference less.
            let (rest, diagonal) = (left - i - 1, right - j)
            let offset = rest - diagonal
            if abs(offset) <= differences, rest <= reach[differences][(offset + differences) / 2] { i += 1 } else { j += 1 }
        }
    }

    /// The furthest reach of each diagonal, for each number of differences: elements of the left sequence, counted from its end, less the diagonal.
    ///
    /// The last number is that of both whole sequences; nil if it would be too large.
    private static func reach(_ left: Int, _ right: Int, _ isEqual: (Int, Int) -> Bool) -> [[Int32]]? {
        guard abs(left - right) <= mostDifferences else { return nil }
        var reach: [[Int32]] = []
        for differences in 0...mostDifferences {
            var row = [Int32](repeating: 0, count: differences + 1)
            for index in row.indices {
                let diagonal = 2 * index - differences
                var count = 0
                if index > 0 { count = Int(reach[differences - 1][index - 1]) + 1 }
                if index < differences { count = max(count, Int(reach[differences - 1][index])) }
                while count < left, count - diagonal < right, isEqual(left - 1 - count, right - 1 - count + diagonal) { count += 1 }
                row[index] = Int32(count)
                if diagonal == left - right, count >= left {
                    reach.append(row)
                    return reach
                }
            }
            reach.append(row)
        }
        return nil
    }

    private static func ends(_ left: Int, _ right: Int, _ isEqual: (Int, Int) -> Bool) -> [(Int, Int)] {
        let most = min(left, right)
        let start = (0..<most).first { !isEqual($0, $0) } ?? most
        let end = (0..<(most - start)).first { !isEqual(left - 1 - $0, right - 1 - $0) } ?? most - start
        return (0..<start).map { ($0, $0) } + (0..<end).reversed().map { (left - 1 - $0, right - 1 - $0) }
    }
}
