/// Texts of a record, each once, so that the record names them by their places.
public struct WordTable {
    /// In the order in which they came.
    public private(set) var words: [String] = []
    private var positions: [String: Int] = [:]

    public init() {}

    /// Where this text stands; -1 for an empty one.
    public mutating func position(of word: String) -> Int {
        if word.isEmpty { return -1 }
        if let position = positions[word] { return position }
        positions[word] = words.count
        words.append(word)
        return words.count - 1
    }
}
