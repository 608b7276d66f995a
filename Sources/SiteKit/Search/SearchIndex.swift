import EventTrace
import TranslationKit

/// What can be found in one language, as a script: a page loaded from a file may not fetch, but it may load a script. It holds the texts as
/// they are; `search.js` cuts them into words, so that words of queries and of texts are cut by the same code.
struct SearchIndex {
    let entries: [SearchEntry]
    /// Of the pages and of the words around the results.
    let translation: Translation
    /// Of the language, in addresses.
    var mark: String?

    /// Where addresses in the index are relative to: the folder of the page that searches.
    private var base: String { Routes.search.path(marked: mark) }

    /// O(text). In the order of the entries, so that equal sites have equal indexes.
    var script: String {
        let phrases = SearchPhrase.allCases.filter(\.isSaidByScript).map { "\(JSONString($0.name)):\(JSONString(translation($0)))" }
        let kinds = SearchKind.allCases.map { JSONString(translation($0.title)).description }
        let rows = entries.map(row).joined(separator: ",\n")
        let traditional = TraditionalCharacters.missing(in: rows + Synonyms.table)
        return """
            evdocSearch.fill({"words":{\(phrases.joined(separator: ","))},
            "kinds":[\(kinds.joined(separator: ","))],
            "synonyms":\(JSONString(Synonyms.table)),
            "traditional":\(list(traditional)),
            "entries":[
            \(rows)
            ]});

            """
    }

    /// `[address, kind, title, text, symptoms, names, keywords, other language, note]`, without the empty ones at its end.
    private func row(_ entry: SearchEntry) -> String {
        var fields = [
            JSONString(entry.route.marked(mark).address(from: base)).description, "\(entry.kind.rawValue)",
            JSONString(entry.title).description,
            JSONString(entry.text).description, list(entry.symptoms), list(entry.names), JSONString(entry.keywords).description,
            list(entry.otherLanguage), JSONString(entry.note).description,
        ]
        while fields.last == "\"\"" || fields.last == "[]" { fields.removeLast() }
        return "[" + fields.joined(separator: ",") + "]"
    }

    private func list(_ texts: [String]) -> String {
        "[" + texts.map { JSONString($0).description }.joined(separator: ",") + "]"
    }
}
