import EventTrace
import TranslationKit

/// From words to the places they occur in, as a script: a page loaded from a file may not fetch, but it may load a script.
struct SearchIndex {
    private static let titleWeight = 8

    let entries: [SearchEntry]
    var language = Language.english

    /// O(text). Words and places in a fixed order, so that equal sites have equal indexes.
    var script: String {
        let rows = entries.map { entry in
            "["
                + [
                    entry.route.translated(language).address(from: Routes.search.path(in: language)), entry.title, entry.kind,
                    entry.context,
                ].map { JSONString($0).description }
                .joined(separator: ",") + "]"
        }
        let postings = self.postings
        let words = postings.keys.sorted().map { word in
            "\(JSONString(word)):[" + (postings[word] ?? []).map { "\($0.entry),\($0.weight)" }.joined(separator: ",") + "]"
        }
        return "evdocSearch({\"entries\":[\n\(rows.joined(separator: ",\n"))\n],\"words\":{\n\(words.joined(separator: ",\n"))\n}});\n"
    }

    private var postings: [String: [(entry: Int, weight: Int)]] {
        var postings: [String: [(entry: Int, weight: Int)]] = [:]
        for (index, entry) in entries.enumerated() {
            var weights: [String: Int] = [:]
            for word in SearchWords.cut(entry.title) { weights[word, default: 0] += SearchIndex.titleWeight }
            for word in SearchWords.cut(entry.text) { weights[word] = min(weights[word, default: 0] + 1, 2 * SearchIndex.titleWeight) }
            for (word, weight) in weights { postings[word, default: []].append((index, weight)) }
        }
        return postings
    }
}
