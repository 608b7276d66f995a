/// The spellings of a trace's names.
public struct NameTable: Sendable {
    /// The spellings that are not words of the engine; the engine's words have the first names.
    private var spellings: [String] = []
    private var numbers: [String: UInt32] = [:]

    public init() {}

    /// The number of names, the engine's words included.
    var count: Int { NameTable.words.count + spellings.count }

    /// The name of this spelling; the same spelling always gives the same name.
    public mutating func intern(_ spelling: String) -> Name {
        if let name = name(of: spelling) { return name }
        let number = UInt32(count)
        spellings.append(spelling)
        numbers[spelling] = number
        return Name(number: number)
    }

    /// The name of this spelling; nil if the trace does not have it.
    public func name(of spelling: String) -> Name? {
        (numbers[spelling] ?? NameTable.wordNumbers[spelling]).map { Name(number: $0) }
    }

    /// The spelling of a name; empty for `Name.none`. The name must be a word of the engine or belong to this table.
    public subscript(name: Name) -> String {
        if name == .none { return "" }
        let words = NameTable.words
        if name.number < words.count { return words[Int(name.number)] }
        precondition(name.number < words.count + spellings.count, "a name of another trace")
        return spellings[Int(name.number) - words.count]
    }

    // OPTIMIZATION: `Word(rawValue:)` would compare the words one by one.
    private static let wordNumbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, UInt32($0)) })

    /// The spellings of the engine's words; each index is the number of the word's name.
    private static let words: [String] = Word.allCases.enumerated().map { position, word in
        precondition(Int(word.ordinal) == position, "the layout of Word is not the order of its cases")
        return word.rawValue
    }
}
