import EventTrace
import ExperimentKit

/// Finds the methods, properties, cases and types that a text or a call names.
struct APIMentions {
    /// The titles, by the word that names them.
    private let titles: [String: [String]]
    /// The titles with a written fact.
    private let described: Set<String>
    /// The titles of one word with a written fact, by that word.
    private let single: [String: [String]]
    /// The titles of the events that an action can be sent for.
    private static let controlEvents = Set(APISymbols.all.filter { $0.owner == "UIControl.Event" }.map(\.title))

    init(_ facts: [APIFact]) {
        let symbols = APISymbols.all
        described = Set(facts.map(\.title))
        single = Dictionary(grouping: described.sorted(), by: APIMentions.word).filter { !APINames.isOfSeveralWords($0.key) }
        let types = Set(symbols.filter { $0.kind == .type }.map(\.title))
        var titles: [String: [String]] = [:]
        for symbol in symbols {
            let word = APIMentions.tellingWord(of: symbol, types)
            if titles[word]?.contains(symbol.title) != true { titles[word, default: []].append(symbol.title) }
        }
        self.titles = titles
    }

    /// The titles that a text names. A single word, such as `alpha`, counts only in backticks, and only if it has a written fact.
    /// O(letters).
    func titles(in text: String) -> Set<String> {
        let words = Set(APINames.words(of: text))
        let several = words.filter(APINames.isOfSeveralWords).flatMap { titles(of: $0, in: text) }
        let quoted = words.flatMap { word in (single[word] ?? []).filter { APIMentions.quotes($0, word, text) } }
        return Set(several).union(quoted)
    }

    /// The methods that a call is recorded for, and the control event that an action is sent for.
    func titles(of call: Call) -> Set<String> {
        if call.isMark { return [] }
        let methods = titles(ofMethod: call.call).filter { APICallNames.fits($0, argument: call.argument) }
        return methods.union(APIMentions.controlEvents.contains(call.argument) ? [call.argument] : [])
    }

    /// The methods and events that a pattern over calls is about.
    func titles(in pattern: TokenPattern) -> Set<String> {
        let words = APINames.words(of: String(pattern.description.drop { $0 != "." }))
        guard let method = words.first else { return titles(in: pattern.description) }
        return titles(ofMethod: method).union(words.dropFirst().filter(APINames.isOfSeveralWords).flatMap { titles(of: $0, in: "") })
    }

    private func titles(ofMethod word: String) -> Set<String> {
        let recorded = APICallNames.titles(of: word)
        if !recorded.isEmpty { return Set(recorded) }
        return APINames.isOfSeveralWords(word) ? Set(titles(of: word, in: "")) : []
    }

    /// The titles of a word. Of several titles, those in the text with their labels, else those with a written fact.
    private func titles(of word: String, in text: String) -> [String] {
        let recorded = APICallNames.titles(of: word)
        let candidates = recorded.isEmpty ? titles[word] ?? [] : recorded
        guard candidates.count > 1 else { return candidates }
        let written = candidates.filter { $0.contains("(") && text.contains($0) }
        if !written.isEmpty { return written }
        let known = candidates.filter(described.contains)
        return known.isEmpty ? candidates : known
    }

    /// The name without labels; for `gestureRecognizer(_:shouldReceive:)`, which begins with the sender, the first label.
    private static func tellingWord(of symbol: APISymbol, _ types: Set<String>) -> String {
        let base = symbol.baseName
        guard symbol.kind == .delegateMethod, symbol.title.hasPrefix("\(base)(_:"), let label = symbol.labels.first,
            types.contains("UI\(base.prefix(1).uppercased())\(base.dropFirst())")
        else { return base }
        return label
    }

    private static func word(of title: String) -> String { String(title.prefix { $0 != "(" }) }

    private static func quotes(_ title: String, _ word: String, _ text: String) -> Bool {
        text.contains("`\(word)`") || text.contains("`\(title)`") || text.contains("`\(word)(")
    }
}
