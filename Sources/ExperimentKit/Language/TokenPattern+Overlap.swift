extension TokenPattern {
    /// Whether some text matches both patterns. O(pattern × pattern).
    package func overlaps(_ other: TokenPattern) -> Bool {
        let (mine, its) = (Array(description.unicodeScalars), Array(other.description.unicodeScalars))
        // Most pairs differ before the first wildcard.
        for (one, two) in zip(mine, its) {
            if one == "*" || two == "*" { break }
            if one != two { return false }
        }
        // For each place in `its`: whether the rests of both patterns can match one text; first with nothing of `mine` left, then with more
        // and more.
        var rest = (0...its.count).map { place in its[place...].allSatisfy { $0 == "*" } }
        for one in mine.reversed() {
            var row = rest
            row[its.count] = one == "*" && rest[its.count]
            for (place, two) in its.enumerated().reversed() {
                row[place] = one == "*" || two == "*" ? rest[place] || row[place + 1] : one == two && rest[place + 1]
            }
            rest = row
        }
        return rest[0]
    }
}
