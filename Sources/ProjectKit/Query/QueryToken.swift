/// A word, a text in quotation marks or a parenthesis of a query, with its place.
struct QueryToken: Hashable {
    enum Kind: Hashable {
        case word(String)
        /// A text in quotation marks: never a keyword.
        case quoted(String)
        case open, close
    }

    let kind: Kind
    /// The place in Unicode scalars, counted from 0.
    let range: Range<Int>

    /// The keyword, in any case; nil for text in quotation marks, and for parentheses.
    var keyword: QueryKeyword? {
        if case .word(let word) = kind { QueryKeyword(rawValue: word.lowercased()) } else { nil }
    }

    /// The token as written.
    var text: String {
        switch kind {
        case .word(let text), .quoted(let text): text
        case .open: "("
        case .close: ")"
        }
    }
}

/// A word that has a meaning of its own between calls.
enum QueryKeyword: String, CaseIterable {
    case before, after
    case directly, right, immediately
    case exactly, at, least, most, once, twice, time, times
    case and, or
    case not, no, never
}
