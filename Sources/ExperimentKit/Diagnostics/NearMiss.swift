/// The word that an author may have meant.
package struct NearMiss {
    /// The nearest of the words; nil if none is near. The earlier of two equally near ones.
    package let word: String?

    /// The most letters of a word that is compared.
    private static let mostLetters = 64

    /// Finds the nearest word; capitals do not count. O(words × letters²), with at most 64 letters.
    package init(of typed: String, among words: [String]) {
        guard typed.unicodeScalars.count <= NearMiss.mostLetters else {
            word = nil
            return
        }
        let wanted = Array(typed.lowercased().unicodeScalars)
        let limit = max(1, wanted.count / 3)
        var best: (word: String, distance: Int)?
        for word in words where !word.isEmpty && word.unicodeScalars.count <= NearMiss.mostLetters {
            let letters = Array(word.lowercased().unicodeScalars)
            let distance = NearMiss.distance(wanted, letters)
            let isBeginning = wanted.count > 2 && letters.starts(with: wanted)
            if distance <= limit || isBeginning, distance < best?.distance ?? .max { best = (word, distance) }
        }
        self.word = best?.word
    }

    /// Whether one word is the other with at most two letters inserted, deleted, replaced or swapped.
    package static func isSlip(_ typed: String, for word: String) -> Bool {
        distance(Array(typed.lowercased().unicodeScalars), Array(word.lowercased().unicodeScalars)) <= 2
    }

    /// The number of letters to insert, delete, replace or swap with their neighbours.
    static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var rows = [Array(0...right.count)]
        for line in left.indices {
            var row = [line + 1]
            for column in right.indices {
                let replaced = rows[line][column] + (right[column] == left[line] ? 0 : 1)
                var least = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, left[line] == right[column - 1], left[line - 1] == right[column] {
                    least = min(least, rows[line - 1][column - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
