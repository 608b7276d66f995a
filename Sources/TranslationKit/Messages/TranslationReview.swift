import ExperimentKit

/// The state of the translations into one language: missing texts, fuzzy entries and mistakes.
public struct TranslationReview: Sendable {
    public let language: Language
    /// The texts without a translation, in the order of the sources.
    public let missing: [Message]
    /// Fuzzy entries, which no translator has reviewed since the English changed; they count as missing too.
    public let fuzzy: [GettextEntry]
    /// The number of texts.
    public let total: Int
    /// The mistakes: unreadable lines, and entries that are in two files or whose placeholders differ. An entry whose text is in no source
    /// any more is a warning: pages show the English.
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
            // An entry without a translation loses nothing, and is not a mistake.
            return entry.translation.isEmpty
                ? []
                : [
                    Diagnostic(
                        entry.location, "this entry is stale: no source says “\(entry.key.english)” in \(entry.key.context)",
                        remedy:
                            "Run make translations, which keeps the translation for a text that is nearly the same, or remove the entry.",
                        severity: .warning)
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
