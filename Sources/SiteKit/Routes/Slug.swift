/// Gives headings ids that depend on their words only, and are unique on their page.
struct Slug {
    private var taken: Set<String> = []
    /// The next number to try, for each base.
    private var next: [String: Int] = [:]

    /// Reserves an id that the page already uses.
    mutating func reserve(_ id: String) {
        taken.insert(id)
    }

    /// Letters and digits of any script in lower case, other characters as single hyphens; `-2`, `-3` if it is taken.
    mutating func make(_ heading: String) -> String {
        let base = Slug.base(heading)
        var id = base
        while !taken.insert(id).inserted {
            let number = next[base] ?? 2
            id = "\(base)-\(number)"
            next[base] = number + 1
        }
        return id
    }

    static func base(_ heading: String) -> String {
        let words = heading.lowercased().unicodeScalars.split { !isPartOfWord($0) }
        return words.isEmpty ? "section" : words.map { String($0) }.joined(separator: "-")
    }

    /// A letter, a digit, or an accent of one.
    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9", "_": return true
        // Looking up Unicode's properties of a character takes much longer.
        case _ where scalar.isASCII: return false
        default:
            let properties = scalar.properties
            return properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark
        }
    }
}
