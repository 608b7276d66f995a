/// The texts of a record, each once, so that the record refers to them by their places.
public struct WordTable {
    /// The texts in the order in which they were added.
    public private(set) var words: [String] = []
    private var positions: [String: Int] = [:]

    public init() {}

    /// The place of this text; -1 for an empty text.
    public mutating func position(of word: String) -> Int {
        if word.isEmpty { return -1 }
        if let position = positions[word] { return position }
        positions[word] = words.count
        words.append(word)
        return words.count - 1
    }
}
