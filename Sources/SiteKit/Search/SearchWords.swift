/// Cuts text into the words that a search looks for; `search.js` cuts queries the same way.
enum SearchWords {
    /// In lower case, repeated as often as they occur. A name in camel case also gives its parts; Chinese gives pairs of characters.
    static func cut(_ text: String) -> [String] {
        text.split { !isWordCharacter($0) }.flatMap { runs($0) }.flatMap { run in
            run.first.map(isHan) == true ? pairs(run) : withParts(run)
        }
    }

    /// Latin and Chinese characters may stand side by side without a space.
    private static func runs(_ word: Substring) -> [Substring] {
        var runs: [Substring] = []
        var start = word.startIndex
        for index in word.indices.dropFirst() where isHan(word[index]) != isHan(word[word.index(before: index)]) {
            runs.append(word[start..<index])
            start = index
        }
        return runs + [word[start...]]
    }

    private static func pairs(_ run: Substring) -> [String] {
        let characters = Array(run)
        return zip(characters, characters.dropFirst()).map { String([$0, $1]) } + [String(characters[characters.count - 1])]
    }

    /// `UIView` has the parts `ui` and `view`.
    private static func withParts(_ run: Substring) -> [String] {
        let characters = Array(run)
        var parts: [String] = []
        var start = 0
        for index in characters.indices.dropFirst() where beginsPart(characters, index) {
            parts.append(String(characters[start..<index]).lowercased())
            start = index
        }
        let whole = run.lowercased()
        return parts.isEmpty ? [whole] : [whole] + parts + [String(characters[start...]).lowercased()]
    }

    private static func beginsPart(_ characters: [Character], _ index: Int) -> Bool {
        guard characters[index].isUppercase else { return false }
        let isLast = index + 1 == characters.count
        return characters[index - 1].isLowercase || characters[index - 1].isUppercase && !isLast && characters[index + 1].isLowercase
    }

    private static func isWordCharacter(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static func isHan(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value else { return false }
        return (0x3400...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFF).contains(value)
    }
}
