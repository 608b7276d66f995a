extension TokenPattern {
    /// Whether there is a text that both match. O(pattern × pattern).
    func overlaps(_ other: TokenPattern) -> Bool {
        let (mine, its) = (Array(description.unicodeScalars), Array(other.description.unicodeScalars))
        // Most pairs part before the first wildcard.
        for (one, two) in zip(mine, its) {
            if one == "*" || two == "*" { break }
            if one != two { return false }
        }
        // For each place in `its`, whether what follows in both can be one text; with nothing of `mine` left at first, then with ever more.
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
