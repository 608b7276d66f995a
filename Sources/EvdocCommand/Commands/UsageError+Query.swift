import ProjectKit

extension UsageError {
    /// The number of characters of a long query that are shown before its mistake, and in all.
    private static let (mostBefore, mostShown) = (36, 72)

    /// The message with the column, and the query with a mark below the place.
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
