/// A word that is searched for in many texts, ignoring case.
struct SoughtWord {
    /// The word in lower case.
    let text: String

    init(_ word: String) {
        text = word.lowercased()
    }

    /// Whether the text has the word. O(bytes of both), and O(1) if the word is far longer.
    func isIn(_ other: String) -> Bool {
        let lowered = other.lowercased()
        // However either spells its accents, the longer spelling of a text has at most three times the bytes of the shorter.
        guard text.utf8.count <= 3 * lowered.utf8.count else { return false }
        return lowered.contains(text)
    }
}
