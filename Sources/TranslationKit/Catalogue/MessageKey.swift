/// What a translation is found by: where the English stands, and the English itself.
public struct MessageKey: Hashable, Sendable {
    /// The id of an experiment, a rule or an observation, `document 000`, or the context of fixed phrases.
    public let context: String
    public let english: String

    public init(_ english: String, in context: String) {
        self.context = context
        self.english = english
    }
}
