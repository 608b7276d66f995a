/// Cuts a query into tokens. The argument of a call belongs to its word, with all its contents: `didSelectRow([0, 1])`.
struct QueryLexer {
    /// The greatest length in scalars.
    static let mostScalars = 4_096
    private static let quotes: [Unicode.Scalar: Unicode.Scalar] = ["'": "'", "\"": "\"", "`": "`", "“": "”"]

    private let scalars: [Unicode.Scalar]
    private var place = 0

    /// The tokens of a query. O(length).
    static func tokens(of text: String) throws(QueryMistake) -> [QueryToken] {
        var lexer = QueryLexer(scalars: Array(text.unicodeScalars))
        guard lexer.scalars.count <= mostScalars else {
            throw QueryMistake(mostScalars..<(mostScalars + 1), "the query is longer than \(mostScalars) characters")
        }
        var tokens: [QueryToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens
    }

    private init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    private mutating func next() throws(QueryMistake) -> QueryToken? {
        while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
        guard place < scalars.count else { return nil }
        let start = place
        if scalars[place] == "(" || scalars[place] == ")" {
            place += 1
            return QueryToken(kind: scalars[start] == "(" ? .open : .close, range: start..<place)
        }
        if let end = QueryLexer.quotes[scalars[place]] { return try quoted(until: end) }
        return try word()
    }

    private mutating func quoted(until end: Unicode.Scalar) throws(QueryMistake) -> QueryToken {
        let start = place
        guard let last = scalars[(start + 1)...].firstIndex(of: end) else {
            throw QueryMistake(start..<(start + 1), "the quotation mark is not closed")
        }
        place = last + 1
        return QueryToken(kind: .quoted(string(start + 1..<last)), range: start..<place)
    }

    private mutating func word() throws(QueryMistake) -> QueryToken {
        let start = place
        while place < scalars.count, !scalars[place].properties.isWhitespace, scalars[place] != ")" {
            guard scalars[place] == "(" else {
                place += 1
                continue
            }
            // A parenthesis behind a keyword begins a group.
            if QueryKeyword(rawValue: string(start..<place).lowercased()) != nil { break }
            try passArgument()
        }
        return QueryToken(kind: .word(string(start..<place)), range: start..<place)
    }

    private mutating func passArgument() throws(QueryMistake) {
        let start = place
        var open = 0
        repeat {
            guard place < scalars.count else { throw QueryMistake(start..<(start + 1), "the parenthesis is not closed") }
            open += scalars[place] == "(" ? 1 : scalars[place] == ")" ? -1 : 0
            place += 1
        } while open > 0
    }

    private func string(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }
}
