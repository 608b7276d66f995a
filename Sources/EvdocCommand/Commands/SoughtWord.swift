/// A word that is looked for in many texts, without regard to case.
struct SoughtWord {
    /// In lower case.
    let text: String

    init(_ word: String) {
        text = word.lowercased()
    }

    /// O(bytes of both), and O(1) where the word is far longer.
    func isIn(_ other: String) -> Bool {
        let lowered = other.lowercased()
        // However either spells its accents, the longer spelling of a text has at most three times the bytes of the shorter.
        guard text.utf8.count <= 3 * lowered.utf8.count else { return false }
        return lowered.contains(text)
    }
}
