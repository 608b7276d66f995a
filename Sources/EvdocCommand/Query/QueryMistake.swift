import ExperimentKit

/// What is wrong with a query, and where.
struct QueryMistake: Error, Hashable {
    /// In Unicode scalars of the query, counted from 0; what is missing stands behind the last.
    let range: Range<Int>
    let message: String
    /// What may have been meant.
    let hint: String?

    init(_ range: Range<Int>, _ message: String, hint: String? = nil) {
        self.range = range
        self.message = message
        self.hint = hint
    }

    /// Something named that there is not, with the nearest candidate as a hint.
    static func unknown(_ kind: String, _ word: String, among candidates: [String], at range: Range<Int>) -> QueryMistake {
        let near = NearMiss(of: word, among: candidates).word
        return QueryMistake(range, "there is no \(kind) “\(word)”", hint: near.map { "did you mean “\($0)”?" })
    }
}

extension UsageError {
    /// Characters of a long query that are shown before its mistake, and in all.
    private static let (mostBefore, mostShown) = (36, 72)

    /// With the column, and the query with a mark below the place.
    init(_ mistake: QueryMistake, in query: String) {
        let scalars = query.unicodeScalars.map { $0.properties.isWhitespace || $0.properties.generalCategory == .control ? " " : $0 }
        let start = scalars.count <= UsageError.mostShown ? 0 : max(0, mistake.range.lowerBound - UsageError.mostBefore)
        let shown = scalars.dropFirst(start).prefix(UsageError.mostShown).map { String($0) }.joined()
        func width(_ range: Range<Int>) -> Int {
            Columns.width(of: scalars[range.clamped(to: 0..<scalars.count)].map { String($0) }.joined())
        }
        let mark = String(repeating: " ", count: width(start..<max(start, mistake.range.lowerBound)))
        let length = max(1, min(width(mistake.range), UsageError.mostShown))
        let lines = [shown, mark + String(repeating: "^", count: length)] + (mistake.hint.map { [$0] } ?? [])
        self.init("\(mistake.message), at column \(mistake.range.lowerBound + 1)", hint: lines.joined(separator: "\n    "))
    }
}
