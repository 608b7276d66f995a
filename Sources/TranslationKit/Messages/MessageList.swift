/// All texts of one topic, each once: what a file of translations is about.
public struct MessageList: Sendable {
    /// Names the file: `rules`.
    public let topic: String
    /// In the order of the sources; of texts that stand several times in one context the first.
    public let messages: [Message]

    /// Leaves out empty texts. O(messages).
    public init(topic: String, _ messages: [Message]) {
        self.topic = topic
        var seen: Set<MessageKey> = []
        self.messages = messages.filter { !$0.key.english.isEmpty && seen.insert($0.key).inserted }
    }
}
