/// Gives headings ids that stay the same as long as the words do, and are unique on their page.
struct Slug {
    private var taken: Set<String> = []

    /// Takes an id that the page uses already.
    mutating func reserve(_ id: String) {
        taken.insert(id)
    }

    /// Letters and digits of any script in lower case, other characters as single hyphens; `-2`, `-3` if it is taken.
    mutating func make(_ heading: String) -> String {
        let base = Slug.base(heading)
        var id = base
        var number = 2
        while !taken.insert(id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }

    static func base(_ heading: String) -> String {
        let words = heading.lowercased().split { !isPartOfWord($0) }
        return words.isEmpty ? "section" : words.joined(separator: "-")
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        // What Unicode knows of a character takes much longer to look up, and nearly all are of ASCII.
        guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii)
            || ascii == UInt8(ascii: "_")
    }
}
