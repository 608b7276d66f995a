/// The spellings of a trace's names.
public struct NameTable: Sendable {
    /// Those that are none of the engine's words, whose names come first.
    private var spellings: [String] = []
    private var numbers: [String: UInt32] = [:]

    public init() {}

    /// The engine's words among them.
    var count: Int { NameTable.words.count + spellings.count }

    /// The name of this spelling; the same spelling always gives the same name.
    public mutating func intern(_ spelling: String) -> Name {
        if let name = name(of: spelling) { return name }
        let number = UInt32(count)
        spellings.append(spelling)
        numbers[spelling] = number
        return Name(number: number)
    }

    /// The name of this spelling; nil if nothing in the trace is called so.
    public func name(of spelling: String) -> Name? {
        (numbers[spelling] ?? NameTable.wordNumbers[spelling]).map { Name(number: $0) }
    }

    /// Empty for `Name.none`. The name must be a word of the engine or one of this table: another trace's means nothing here.
    public subscript(name: Name) -> String {
        if name == .none { return "" }
        let words = NameTable.words
        if name.number < words.count { return words[Int(name.number)] }
        precondition(name.number < words.count + spellings.count, "a name of another trace")
        return spellings[Int(name.number) - words.count]
    }

    // OPTIMIZATION: `Word(rawValue:)` compares the words one by one.
    private static let wordNumbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, UInt32($0)) })

    /// The spellings of the engine's words, each at the position that its name holds.
    private static let words: [String] = Word.allCases.enumerated().map { position, word in
        precondition(Int(word.ordinal) == position, "the layout of Word is not the order of its cases")
        return word.rawValue
    }
}
