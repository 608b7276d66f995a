import ExperimentKit

/// A text and its translation, as a file of gettext has them.
public struct GettextEntry: Hashable, Sendable {
    public let key: MessageKey
    /// Empty where nobody has translated it yet.
    public let translation: String
    /// The English has changed since it was translated, or a machine made the translation: it is not used until somebody has looked at it.
    public let isFuzzy: Bool
    /// Of its `msgid`.
    public let location: Location

    public var isTranslated: Bool { !translation.isEmpty && !isFuzzy }
}
