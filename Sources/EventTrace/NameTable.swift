/// The spellings of a trace's names.
public struct NameTable: Sendable {
    private var spellings: [String] = Word.allCases.map { $0.rawValue }
    private var numbers: [String: UInt32] = [:]

    public init() {}

    /// The name of this spelling; the same spelling always gives the same name.
    public mutating func intern(_ spelling: String) -> Name {
        if let word = Word(rawValue: spelling) { return Name(word) }
        if let number = numbers[spelling] { return Name(number: number) }
        let number = UInt32(spellings.count)
        spellings.append(spelling)
        numbers[spelling] = number
        return Name(number: number)
    }

    /// Empty for `Name.none`.
    public subscript(name: Name) -> String {
        name == .none ? "" : spellings[Int(name.number)]
    }
}
