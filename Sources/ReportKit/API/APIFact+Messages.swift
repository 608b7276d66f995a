import TranslationKit

extension APIFact {
    public var messages: [Message] {
        [
            Message(effect, in: context, role: "effect", at: location),
            Message(documented ?? "", in: context, role: "what Apple documents", at: location),
        ]
    }
}
