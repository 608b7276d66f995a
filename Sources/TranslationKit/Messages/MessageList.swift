/// The texts of one topic, each once: the content of one file of translations.
public struct MessageList: Sendable {
    /// The name of the file: `rules`.
    public let topic: String
    /// The texts in the order of the sources; if a text occurs several times in one context, the first.
    public let messages: [Message]

    /// Leaves out empty texts. O(messages).
    public init(topic: String, _ messages: [Message]) {
        self.topic = topic
        var seen: Set<MessageKey> = []
        self.messages = messages.filter { !$0.key.english.isEmpty && seen.insert($0.key).inserted }
    }
}
