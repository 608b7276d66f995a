import EventTrace
import ExperimentKit

/// Finds which methods, properties, cases and types a text or a call names.
struct APIMentions {
    /// By the word that names them, their titles.
    private let titles: [String: [String]]
    /// Those that somebody has written about.
    private let described: Set<String>
    /// Of these the names of one word, by that word.
    private let single: [String: [String]]
    /// What an action can be sent for.
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

    /// The titles that a text names. One word alone, such as `alpha`, names something only in backticks, and only what somebody has written
    /// about. O(letters).
    func titles(in text: String) -> Set<String> {
        let words = Set(APINames.words(of: text))
        let several = words.filter(APINames.isOfSeveralWords).flatMap { titles(of: $0, in: text) }
        let quoted = words.flatMap { word in (single[word] ?? []).filter { APIMentions.quotes($0, word, text) } }
        return Set(several).union(quoted)
    }

    /// The methods that a call is recorded for, and the event of a control that it is sent for.
    func titles(of call: Call) -> Set<String> {
        if call.isMark { return [] }
        return titles(ofMethod: call.call).union(APIMentions.controlEvents.contains(call.argument) ? [call.argument] : [])
    }

    /// The methods that a pattern over calls is about, and the events.
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

    /// Of several, those that stand in the text with their labels, else those that somebody has written about.
    private func titles(of word: String, in text: String) -> [String] {
        let recorded = APICallNames.titles(of: word)
        let candidates = recorded.isEmpty ? titles[word] ?? [] : recorded
        guard candidates.count > 1 else { return candidates }
        let written = candidates.filter { $0.contains("(") && text.contains($0) }
        if !written.isEmpty { return written }
        let known = candidates.filter(described.contains)
        return known.isEmpty ? candidates : known
    }

    /// The name without labels; of `gestureRecognizer(_:shouldReceive:)`, which begins with who asks, the first label.
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
