/// The longest common subsequence of two sequences, as pairs of positions; of several, the one that pairs earliest.
struct CommonSubsequence {
    private(set) var pairs: [(Int, Int)] = []

    /// O(left × right).
    init(_ left: Int, _ right: Int, _ isEqual: (Int, Int) -> Bool) {
        precondition(left >= 0 && right >= 0, "sequences have a length")
        guard left > 0, right > 0 else { return }
        let width = right + 1
        // `best[i * width + j]` is the length for what follows i and j.
        var best = [Int32](repeating: 0, count: (left + 1) * width)
        for i in (0..<left).reversed() {
            for j in (0..<right).reversed() {
                best[i * width + j] =
                    isEqual(i, j) ? best[(i + 1) * width + j + 1] + 1 : max(best[(i + 1) * width + j], best[i * width + j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < left, j < right {
            if isEqual(i, j) {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if best[(i + 1) * width + j] >= best[i * width + j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
    }
}
