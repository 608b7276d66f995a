import EventTrace
import Testing

struct CommonSubsequenceTests {
    private func pairs(_ left: [Int], _ right: [Int]) -> [[Int]] {
        CommonSubsequence(left.count, right.count) { left[$0] == right[$1] }.pairs.map { [$0.0, $0.1] }
    }

    /// By the definition: the length for what follows each pair of positions, then the earliest pairs.
    private func naive(_ left: [Int], _ right: [Int]) -> [[Int]] {
        var best = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for i in left.indices.reversed() {
            for j in right.indices.reversed() {
                best[i][j] = left[i] == right[j] ? best[i + 1][j + 1] + 1 : max(best[i + 1][j], best[i][j + 1])
            }
        }
        var (i, j, pairs) = (0, 0, [[Int]]())
        while i < left.count, j < right.count {
            if left[i] == right[j] {
                pairs.append([i, j])
                (i, j) = (i + 1, j + 1)
            } else if best[i + 1][j] >= best[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    @Test func `of all longest ones it is the one that pairs earliest, for all short sequences of three elements`() {
        let sequences = (0...4).flatMap { length in
            (0..<(1 << (2 * length))).map { bits in (0..<length).map { bits >> (2 * $0) & 3 } }.filter { !$0.contains(3) }
        }
        for left in sequences { for right in sequences { #expect(pairs(left, right) == naive(left, right)) } }
    }

    @Test func `so it is for long ones that have much in common`() {
        for seed in 1...40 {
            let left = (0..<60).map { ($0 * $0 * seed) % 11 }
            let right = left.indices.filter { ($0 * seed) % 7 != 0 }.map { $0 % 13 == 5 ? 12 : left[$0] }
            #expect(pairs(left, right) == naive(left, right))
        }
    }

    @Test func `with too little in common only the ends are shared`() {
        let (left, right) = ((0..<3_000).map { $0 }, (0..<3_000).map { -$0 })
        #expect(pairs([7, 8] + left + [9], [7, 8] + right + [9]) == [[0, 0], [1, 1], [2, 2], [3_002, 3_002]])
        #expect(pairs([Int](repeating: 1, count: 5_000), [1, 1]) == [[0, 0], [1, 1]])
        #expect(pairs([2, 3, 3], [2] + [Int](repeating: 1, count: 5_000) + [3]) == [[0, 0], [2, 5_001]])
    }
}
