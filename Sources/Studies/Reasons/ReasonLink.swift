import EventTrace

/// One sentence of a chain: the fact, its time and its rule.
public struct ReasonLink: Hashable, Sendable {
    public enum Fact: Hashable, Sendable {
        /// A step of these fingers; nil is the pointer.
        case fingers([Int?], FingerStep)
        /// An event comes in that is not a finger's.
        case input
        /// Nothing comes in: a timer comes due, or code of the script runs.
        case time
        case decision(subject: String, verb: String, detail: String)
        /// `method` of `receiver` is called, about `argument` if that is not empty.
        case call(receiver: String, method: String, argument: String)
        /// The same call returned `answer`.
        case answer(receiver: String, method: String, argument: String, answer: String)
        case mark(String)
        /// A recognizer comes before others that recognize in the same event.
        case recognizedFirst(String)
        /// The rule decides here, and the record has no entry of its own for that.
        case rule(Rule)
    }

    public enum FingerStep: Hashable, Sendable {
        case down, move, lift
        /// The system takes the touch away.
        case cancel
    }

    public enum Role: Hashable, Sendable {
        case step
        /// The decision that the chain is about.
        case deciding
        /// The effect of the decision, or the call itself if it is made.
        case outcome
        /// The entry of the case at this position that stands in place of the link before.
        case elsewhere(Int)
    }

    public let fact: Fact
    /// Seconds of virtual time.
    public let time: Double
    /// The position of the entry in the record of its case; for fingers, of the first entry that followed from them.
    public let entry: Int
    public let rule: RuleID?
    public let role: Role
}
