import ExperimentKit

/// An English text that can be translated.
public struct Message: Hashable, Sendable {
    public let key: MessageKey
    /// The role of the text, for translators: `claim`, `title`.
    public let role: String
    /// The place of the text in the sources; nil if the context alone finds the text.
    public let location: Location?
    /// Whether `{name}` in the text stands for a value.
    public let hasPlaceholders: Bool

    public init(_ english: String, in context: String, role: String, at location: Location? = nil, hasPlaceholders: Bool = false) {
        key = MessageKey(english, in: context)
        self.role = role
        self.location = location
        self.hasPlaceholders = hasPlaceholders
    }
}

extension FixedPhrase {
    public static var messages: [Message] {
        allCases.map { phrase in
            Message(
                phrase.rawValue, in: context, role: "phrase", hasPlaceholders: !Placeholders.names(in: phrase.rawValue).isEmpty)
        }
    }
}
