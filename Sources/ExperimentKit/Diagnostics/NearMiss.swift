/// The word that somebody may have meant.
public struct NearMiss {
    /// The nearest of the words; nil when none is near. The earlier of two equally near ones.
    public let word: String?

    /// O(words × letters²).
    public init(of typed: String, among words: [String]) {
        let wanted = Array(typed.unicodeScalars)
        let limit = max(1, wanted.count / 3)
        var best: (word: String, distance: Int)?
        for word in words where !word.isEmpty {
            let distance = NearMiss.distance(wanted, Array(word.unicodeScalars))
            if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (word, distance) }
        }
        self.word = best?.word
    }

    /// How many letters to insert, delete or replace.
    static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var row = Array(0...right.count)
        for (line, scalar) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let replaced = diagonal + (right[column] == scalar ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[right.count]
    }
}
