/// A place that a search can find. Marks of code are left out: results are plain text.
struct SearchEntry: Hashable {
    let route: Route
    let title: String
    let kind: SearchKind
    /// A word beside the kind, in the language of the page: a claim's verdict. May be empty.
    let note: String
    /// Searched beside the title; results show the piece of it that was found.
    let text: String
    /// What a reader with the problem says; each is searched as a sentence of its own, and shown where it was found.
    let symptoms: [String]
    /// Other spellings of an API's name, or the ids of what it is: `hitTest:withEvent:`, `HT.3`.
    let names: [String]
    /// Searched like the text, never shown: names of variables, of calls.
    let keywords: String
    /// Its title and symptoms in the site's other language, so that a query finds it in either; never shown.
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

    /// Without backticks, with one space for all white space between two words.
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
