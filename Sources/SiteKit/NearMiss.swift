/// Finds what somebody may have meant.
public enum NearMiss {
    /// The candidate nearest to `word`, if it is near enough; the first of equally near ones. O(candidates × length²).
    public static func of(_ word: String, among candidates: [String]) -> String? {
        let limit = max(1, word.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
            let isPrefix = word.count >= 3 && candidate.lowercased().hasPrefix(word.lowercased())
            guard distance <= limit || isPrefix, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// Insertions, deletions, replacements and swaps of neighbours that turn one into the other.
    static func distance(_ from: [Character], _ to: [Character]) -> Int {
        guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
        var rows = [Array(0...to.count)]
        for i in 1...from.count {
            var row = [i]
            for j in 1...to.count {
                let replaced = rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)
                var cost = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] { cost = min(cost, rows[i - 2][j - 2] + 1) }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
