/// The common and the different words of clauses: "the parent has " and "a tap", "a pan".
public struct ClauseWords: Hashable, Sendable {
    /// The common beginning and end.
    public let before: String
    public let after: String
    /// The different part of each clause; never empty unless a clause is.
    public let differing: [String]

    /// Keeps `values` whole, one for each clause, if they are all that differs: "the finger is on " and "the button", "the row". Otherwise cuts
    /// between words; Chinese characters are words of their own. O(characters).
    public init(_ clauses: [String], values: [String] = []) {
        if let (before, after) = ClauseWords.frame(of: clauses, around: values) {
            (self.before, self.after, differing) = (before, after, values)
            return
        }
        let words = clauses.map { ClauseWords.words(of: $0) }
        let shortest = words.map { $0.count }.min() ?? 0
        guard let first = words.first, words.count > 1, shortest > 1 else {
            (before, after, differing) = ("", "", clauses)
            return
        }
        let start = (0..<shortest - 1).prefix { index in words.allSatisfy { $0[index] == first[index] } }.count
        let end = (0..<shortest - start - 1).prefix { index in
            words.allSatisfy { $0[$0.count - 1 - index] == first[first.count - 1 - index] }
        }.count
        before = first.prefix(start).joined()
        after = first.suffix(end).joined()
        differing = words.map { $0.dropFirst(start).dropLast(end).joined() }
    }

    /// The text before and after the value, if it is the same in all clauses.
    private static func frame(of clauses: [String], around values: [String]) -> (before: String, after: String)? {
        guard clauses.count > 1, clauses.count == values.count, values.allSatisfy({ !$0.isEmpty }) else { return nil }
        let places = zip(clauses, values).map { clause, value in
            clause.firstRange(of: value).map { (before: String(clause[..<$0.lowerBound]), after: String(clause[$0.upperBound...])) }
        }
        guard let first = places[0], places.allSatisfy({ $0?.before == first.before && $0?.after == first.after }) else { return nil }
        return first
    }

    /// The words of a clause, each with the spaces after it.
    private static func words(of clause: String) -> [String] {
        var words: [String] = []
        var isOpen = false
        for character in clause {
            if isOpen, character == " " || !isWide(character), let last = words.indices.last {
                words[last].append(character)
            } else {
                words.append(String(character))
            }
            isOpen = character != " " && !isWide(character)
        }
        return words
    }

    private static func isWide(_ character: Character) -> Bool { character.unicodeScalars.contains { $0.value >= 0x2E80 } }
}
