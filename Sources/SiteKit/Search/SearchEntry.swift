/// A place that a search can find. Results are plain text, without marks of code.
struct SearchEntry: Hashable {
    let route: Route
    let title: String
    let kind: SearchKind
    /// A word beside the kind, in the language of the page: a claim's verdict. May be empty.
    let note: String
    /// The text searched beside the title; results show the part that was found.
    let text: String
    /// The words of a reader with the problem; each is searched as a sentence of its own, and shown if found.
    let symptoms: [String]
    /// Other spellings of an API's name, or the ids of rules and observations: `hitTest:withEvent:`, `HT.3`.
    let names: [String]
    /// Words searched like the text, but not shown: names of variables and of calls.
    let keywords: String
    /// The title and symptoms in the site's other language, so that a query finds the entry in either; not shown.
    let otherLanguage: [String]

    init(
        route: Route, title: String, kind: SearchKind, note: String = "", text: String, symptoms: [String] = [], names: [String] = [],
        keywords: String = "", otherLanguage: [String] = []
    ) {
        self.route = route
        self.title = SearchEntry.plain(title)
        self.kind = kind
        self.note = note
        self.text = SearchEntry.plain(text)
        self.symptoms = symptoms.map(SearchEntry.plain)
        self.names = names
        self.keywords = SearchEntry.plain(keywords)
        self.otherLanguage = otherLanguage.map(SearchEntry.plain)
    }

    /// The text without backticks, with one space between two words.
    private static func plain(_ text: String) -> String {
        var plain: [UInt8] = []
        plain.reserveCapacity(text.utf8.count)
        var isAfterSpace = false
        for scalar in text.unicodeScalars where scalar != "`" {
            if scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace {
                isAfterSpace = !plain.isEmpty
            } else {
                if isAfterSpace { plain.append(UInt8(ascii: " ")) }
                isAfterSpace = false
                plain += scalar.utf8
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }
}
