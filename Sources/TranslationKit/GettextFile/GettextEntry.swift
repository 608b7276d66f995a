import ExperimentKit

/// A text and its translation, as a file of gettext has them.
public struct GettextEntry: Hashable, Sendable {
    public let key: MessageKey
    /// The translated text; empty if the entry is not translated yet.
    public let translation: String
    /// Whether the English has changed since the translation, or a machine made the translation. Fuzzy entries are not used until a
    /// translator has reviewed them.
    public let isFuzzy: Bool
    /// The place of the entry's `msgid`.
    public let location: Location

    public var isTranslated: Bool { !translation.isEmpty && !isFuzzy }
}
