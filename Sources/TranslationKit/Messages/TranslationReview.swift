import ExperimentKit

/// What there is to say about the translations into one language: what is missing, and what is wrong.
public struct TranslationReview: Sendable {
    public let language: Language
    /// In the order of the sources.
    public let missing: [Message]
    /// Entries that nobody has looked at since the English changed; they are missing too.
    public let fuzzy: [GettextEntry]
    /// How many texts there are.
    public let total: Int
    /// What cannot be read; entries of texts that no source has any more, that stand in two files, or whose placeholders are others.
    public let diagnostics: [Diagnostic]

    public var translated: Int { total - missing.count }

    /// O(messages + entries).
    public init(_ language: Language, _ messages: [Message], _ files: [GettextFile]) {
        self.language = language
        let entries = files.flatMap(\.entries)
        let known = Dictionary(messages.map { ($0.key, $0) }) { first, _ in first }
        let done = Set(entries.filter(\.isTranslated).map(\.key))
        var first: [MessageKey: Location] = [:]
        var diagnostics = files.flatMap(\.diagnostics)
        for entry in entries {
            if let place = first[entry.key] {
                diagnostics.append(
                    Diagnostic(entry.location, "this entry is unused: it stands at \(place) too", remedy: "Remove one of them."))
                continue
            }
            first[entry.key] = entry.location
            diagnostics += TranslationReview.faults(of: entry, known[entry.key])
        }
        total = known.count
        missing = MessageList(topic: "", messages).messages.filter { !done.contains($0.key) }
        fuzzy = entries.filter { $0.isFuzzy && known[$0.key] != nil }
        self.diagnostics = diagnostics
    }

    private static func faults(of entry: GettextEntry, _ message: Message?) -> [Diagnostic] {
        guard let message else {
            // Without a translation nothing is lost, and nothing is wrong.
            return entry.translation.isEmpty
                ? []
                : [
                    Diagnostic(
                        entry.location, "this entry is stale: no source says “\(entry.key.english)” in \(entry.key.context)",
                        remedy:
                            "Run make translations, which keeps the translation for a text that is nearly the same, or remove the entry.")
                ]
        }
        guard message.hasPlaceholders, entry.isTranslated else { return [] }
        let (wanted, found) = (Placeholders.names(in: message.key.english), Placeholders.names(in: entry.translation))
        if wanted == found { return [] }
        return [
            Diagnostic(
                entry.location, "the translation has the placeholders \(list(found)), the English \(list(wanted))",
                remedy: "Name in braces what the English names.")
        ]
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "{\($0)}" }.joined(separator: ", ")
    }
}
