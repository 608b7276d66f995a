/// Reads a query.
///
///     query     = part { "and" part } { "or" part { "and" part } }
///     part      = ("not" | "no" | "never") part | "(" query ")" | call { ["directly"] ("before" | "after") call } | call times
///     times     = ["exactly" | "at least" | "at most"] ("once" | "twice" | NUMBER "times")
package struct QueryParser {
    /// The greatest depth of nested parentheses and negations.
    private static let mostNested = 50
    private static let mostTimes = 1_000_000

    private var rest: ArraySlice<QueryToken>
    /// The end of the query, in scalars.
    private let end: Int

    /// The query in a text. Throws the first mistake.
    package static func query(_ text: String) throws(QueryMistake) -> Query<WrittenCall> {
        var parser = QueryParser(rest: try QueryLexer.tokens(of: text)[...], end: text.unicodeScalars.count)
        let query = try parser.alternatives(0)
        guard let next = parser.rest.first else { return query }
        if next.kind == .close { throw QueryMistake(next.range, "this parenthesis closes nothing") }
        if next.keyword != nil { throw QueryMistake(next.range, "“\(next.text)” stands behind a call only") }
        throw .unknown(
            "joining word", next.text, among: ["and", "or", "before", "after", "directly", "exactly", "once", "twice"], at: next.range)
    }

    private init(rest: ArraySlice<QueryToken>, end: Int) {
        self.rest = rest
        self.end = end
    }

    private mutating func alternatives(_ depth: Int) throws(QueryMistake) -> Query<WrittenCall> {
        var parts = [try conjunction(depth)]
        while take(.or) { parts.append(try conjunction(depth)) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction(_ depth: Int) throws(QueryMistake) -> Query<WrittenCall> {
        var parts = [try part(depth)]
        while take(.and) { parts.append(try part(depth)) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func part(_ depth: Int) throws(QueryMistake) -> Query<WrittenCall> {
        guard depth < QueryParser.mostNested else { throw QueryMistake(here, "this is more than \(QueryParser.mostNested) deep") }
        if take(.not, .no, .never) { return .not(try part(depth + 1)) }
        guard let open = rest.first, open.kind == .open else { return try statement() }
        rest.removeFirst()
        let query = try alternatives(depth + 1)
        guard rest.first?.kind == .close else {
            if rest.isEmpty { throw QueryMistake(open.range, "the parenthesis is not closed") }
            throw QueryMistake(here, "“and”, “or” or a closing parenthesis is expected, not “\(rest.first?.text ?? "")”")
        }
        rest.removeFirst()
        return query
    }

    private mutating func statement() throws(QueryMistake) -> Query<WrittenCall> {
        var calls = [try call()]
        if let range = try times() { return .count(calls[0], range) }
        var isDirect = [false]
        var direction: QueryKeyword?
        while let relation = try relation() {
            if let direction, direction != relation.direction {
                throw QueryMistake(relation.range, "one chain goes one way", hint: "join two with “and”")
            }
            direction = relation.direction
            isDirect.append(relation.isDirect)
            calls.append(try call())
        }
        if direction == .after { (calls, isDirect) = (calls.reversed(), [false] + isDirect.dropFirst().reversed()) }
        return .order(zip(calls, isDirect).map { Query.Step(pattern: $0, isDirect: $1) })
    }

    private mutating func call() throws(QueryMistake) -> WrittenCall {
        guard let token = rest.first else { throw QueryMistake(here, "a call is expected") }
        switch token.kind {
        case .word(let text) where token.keyword == nil:
            rest.removeFirst()
            return WrittenCall(text: text, isQuoted: false, range: token.range)
        case .quoted(let text):
            rest.removeFirst()
            return WrittenCall(text: text, isQuoted: true, range: token.range)
        default: throw QueryMistake(token.range, "a call is expected, not “\(token.text)”")
        }
    }

    /// The relation to the next call; nil if neither “before” nor “after” follows.
    private mutating func relation() throws(QueryMistake) -> (direction: QueryKeyword, isDirect: Bool, range: Range<Int>)? {
        let start = here
        let isDirect = take(.directly, .right, .immediately)
        if take(.before) { return (.before, isDirect, start) }
        if take(.after) { return (.after, isDirect, start) }
        if isDirect { throw QueryMistake(here, "“before” or “after” is expected") }
        return nil
    }

    /// The number of times; nil if no number follows.
    private mutating func times() throws(QueryMistake) -> ClosedRange<Int>? {
        let isExact = take(.exactly)
        let bound = isExact ? nil : take(.at) ? try self.bound() : nil
        let start = here
        guard let number = try number() else {
            if isExact || bound != nil { throw QueryMistake(start, "“once”, “twice” or a number of times is expected") }
            return nil
        }
        switch bound {
        case .least?: return number...Int.max
        case .most?: return 0...number
        default: return number...number
        }
    }

    private mutating func bound() throws(QueryMistake) -> QueryKeyword {
        if take(.least) { return .least }
        if take(.most) { return .most }
        throw QueryMistake(here, "“least” or “most” is expected")
    }

    private mutating func number() throws(QueryMistake) -> Int? {
        if take(.once) { return 1 }
        if take(.twice) { return 2 }
        guard let token = rest.first, case .word(let word) = token.kind, word.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        guard let number = Int(word), number <= QueryParser.mostTimes else {
            throw QueryMistake(token.range, "nothing happens more than \(QueryParser.mostTimes) times")
        }
        rest.removeFirst()
        guard take(.times, .time) else { throw QueryMistake(here, "“times” is expected") }
        return number
    }

    /// The place of the next token.
    private var here: Range<Int> { rest.first?.range ?? end..<(end + 1) }

    private mutating func take(_ keywords: QueryKeyword...) -> Bool {
        guard let keyword = rest.first?.keyword, keywords.contains(keyword) else { return false }
        rest.removeFirst()
        return true
    }
}

/// A call, a decision or a mark as written in a query.
package struct WrittenCall: Hashable {
    let text: String
    /// Whether the text is in quotation marks, and so may have spaces.
    let isQuoted: Bool
    /// The place in Unicode scalars of the query.
    let range: Range<Int>
}
