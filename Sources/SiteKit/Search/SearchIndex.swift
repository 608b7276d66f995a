import EventTrace
import Studies
import TranslationKit

/// The search entries in one language, as a script: a page loaded from a file may not fetch, but it may load a script. The script has the
/// texts uncut; `search.js` cuts both queries and texts into words.
struct SearchIndex {
    let entries: [SearchEntry]
    /// The parts that are not modelled, with the names by which a query is recognized.
    var areas: [UnmodelledArea] = []
    /// The language of the pages and of the words around the results.
    let translation: Translation
    /// The mark of the language, in addresses.
    var mark: String?

    /// The page that searches: addresses in the index are relative to its folder.
    private var base: String { Routes.search.path(marked: mark) }

    /// The script, with the entries in their order, so that equal sites have equal indexes. O(text).
    var script: String {
        let phrases = SearchPhrase.allCases.filter(\.isSaidByScript).map { ($0.name, JSONText(translation($0))) }
        let rows = JSONText.list(entries.map(row), onLines: true)
        let traditional = TraditionalCharacters.missing(in: rows.description + Synonyms.table)
        return """
            evdocSearch.fill({"words":\(JSONText.object(phrases)),
            "kinds":\(JSONText.list(SearchKind.allCases.map { translation($0.title) })),
            "synonyms":\(JSONText(Synonyms.table)),
            "areas":\(JSONText.list(areas.map(row))),
            "traditional":\(JSONText.list(traditional)),
            "entries":\(rows)});

            """
    }

    /// The row `[title, sentence, address, names, words]`.
    private func row(_ area: UnmodelledArea) -> JSONText {
        let route = Route(Routes.bugs.path, at: Place.unmodelled(area.id))
        return .list([
            JSONText(translation(area.title, in: area.context)), JSONText(translation(area.sentence, in: area.context)),
            JSONText(route.marked(mark).address(from: base)), .list(area.names), .list(area.words),
        ])
    }

    /// The row `[address, kind, title, text, symptoms, names, keywords, other language, note]`, without empty values at its end.
    private func row(_ entry: SearchEntry) -> JSONText {
        var fields = [
            JSONText(entry.route.marked(mark).address(from: base)), JSONText(entry.kind.rawValue), JSONText(entry.title),
            JSONText(entry.text),
            .list(entry.symptoms), .list(entry.names), JSONText(entry.keywords), .list(entry.otherLanguage), JSONText(entry.note),
        ]
        while let last = fields.last, last == JSONText("") || last == JSONText.list([String]()) { fields.removeLast() }
        return .list(fields)
    }
}
