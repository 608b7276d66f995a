/// The names of the API that conclusions are indexed by, without labels.
///
/// Only names of several words count, because `state` or `view` in a sentence is a word of English.
enum APINames {
    static let all: Set<String> = Set(APISymbols.all.map(\.baseName).filter(isOfSeveralWords))

    /// Returns the names in a text, sorted.
    static func names(in text: String) -> [String] { Set(words(of: text)).intersection(all).sorted() }

    static func words(of text: String) -> [String] { text.split { !isPartOfWord($0) }.map(String.init) }

    /// Whether a word has a capital after a small letter or a digit, or a small letter after several capitals. O(length).
    static func isOfSeveralWords(_ name: String) -> Bool {
        var (isBehindSmall, isBehindCapitals, capitals) = (false, false, 0)
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if isBehindSmall { return true }
                capitals += 1
                if capitals > 1 { isBehindCapitals = true }
                continue
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                if isBehindCapitals { return true }
                isBehindSmall = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): isBehindSmall = true
            // Letters of other scripts.
            case UInt8(ascii: "_"), 0x80...: break
            default: (isBehindSmall, isBehindCapitals) = (false, false)
            }
            capitals = 0
        }
        return false
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        // Unicode properties take much longer to look up, and nearly all characters are ASCII.
        guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
        switch ascii {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            return true
        default: return false
        }
    }
}
