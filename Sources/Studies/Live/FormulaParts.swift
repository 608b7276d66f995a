import EventTrace
import ExperimentKit

/// The elements of a list in a formula behind its word, each read once. Throws `wrongFormula` for an element that is missing or of another kind.
struct FormulaParts {
    /// The word that begins the list.
    let word: FormulaWord
    private var rest: ArraySlice<JSONValue>

    init(_ formula: JSONValue) throws(LiveError) {
        guard case .list(let elements) = formula, case .text(let text)? = elements.first, let word = FormulaWord(rawValue: text) else {
            throw .wrongFormula
        }
        self.word = word
        rest = elements.dropFirst()
    }

    mutating func next() throws(LiveError) -> JSONValue {
        guard let value = rest.popFirst() else { throw .wrongFormula }
        return value
    }

    mutating func text() throws(LiveError) -> String {
        guard case .text(let text) = try next() else { throw .wrongFormula }
        return text
    }

    mutating func pattern() throws(LiveError) -> TokenPattern { TokenPattern(try text()) }

    mutating func whole() throws(LiveError) -> Int {
        guard case .number(let number) = try next(), let whole = Int(exactly: number) else { throw .wrongFormula }
        return whole
    }

    /// `other` stands for `null`.
    mutating func number(else other: Double) throws(LiveError) -> Double {
        switch try next() {
        case .number(let number): return number
        case .null: return other
        default: throw .wrongFormula
        }
    }

    /// A variable by which cases are compared: its name is all that counts.
    mutating func variable() throws(LiveError) -> AnyVariable { AnyVariable(try text(), "", []) }

    /// A rule to look for in the record: its id is all that counts.
    mutating func rule() throws(LiveError) -> Rule {
        guard let id = RuleID(try text()) else { throw .wrongFormula }
        return Rule(id.family, UInt16(id.number), .assumed("", without: "", sources: []))
    }

    // MARK: The rest of the list

    mutating func all() -> [JSONValue] {
        let all = Array(rest)
        rest = []
        return all
    }

    mutating func texts() throws(LiveError) -> [String] {
        var texts: [String] = []
        while !rest.isEmpty { texts.append(try text()) }
        return texts
    }

    mutating func patterns() throws(LiveError) -> [TokenPattern] { try texts().map { TokenPattern($0) } }

    /// A list without a word.
    mutating func listOfPatterns() throws(LiveError) -> [TokenPattern] {
        guard case .list(let elements) = try next() else { throw .wrongFormula }
        var patterns: [TokenPattern] = []
        for element in elements {
            guard case .text(let text) = element else { throw .wrongFormula }
            patterns.append(TokenPattern(text))
        }
        return patterns
    }
}
