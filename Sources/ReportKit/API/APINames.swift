/// Names of the API that conclusions are indexed by: without labels, and only names of several words, since `state` or `view` in a sentence
/// is a word of English.
enum APINames {
    static let all: Set<String> = Set(APISymbols.all.map(\.baseName).filter(isOfSeveralWords))

    /// The names in a text, sorted.
    static func names(in text: String) -> [String] { Set(words(of: text)).intersection(all).sorted() }

    static func words(of text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }

    /// A capital behind a small letter, or several before one.
    static func isOfSeveralWords(_ name: String) -> Bool { name.contains(severalWords) }

    nonisolated(unsafe) private static let severalWords = #/[a-z0-9]\w*[A-Z]|[A-Z]{2,}\w*[a-z]/#
}
