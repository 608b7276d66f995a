/// The common and the different words of clauses: "the parent has " and "a tap", "a pan".
public struct ClauseWords: Hashable, Sendable {
    /// The common beginning and end.
    public let before: String
    public let after: String
    /// The different part of each clause; never empty unless a clause is.
    public let differing: [String]

    /// Cuts between words only; Chinese characters are words of their own. O(characters).
    public init(_ clauses: [String]) {
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
