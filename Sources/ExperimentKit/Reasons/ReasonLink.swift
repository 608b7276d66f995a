import EventTrace

/// One sentence's worth of a chain: what happened, when, and by which rule.
public struct ReasonLink: Hashable, Sendable {
    public enum Fact: Hashable, Sendable {
        /// These fingers do this; nil is the pointer.
        case fingers([Int?], FingerStep)
        /// An event comes in that is no finger's.
        case input
        /// Nothing comes in: a timer comes due, or code of the script runs.
        case time
        case decision(subject: String, verb: String, detail: String)
        /// `method` of `receiver` is called, about `argument` if that is not empty.
        case call(receiver: String, method: String, argument: String)
        /// The same returned `answer`.
        case answer(receiver: String, method: String, argument: String, answer: String)
        case mark(String)
    }

    public enum FingerStep: Hashable, Sendable {
        case down, move, lift
    }

    public enum Role: Hashable, Sendable {
        case step
        /// The decision that the chain is about.
        case deciding
        /// What follows from it, or the call itself where it is made.
        case outcome
        /// What the case at this position has in the place of the link before.
        case elsewhere(Int)
    }

    public let fact: Fact
    /// Seconds of virtual time.
    public let time: Double
    /// The position of the entry in the record of its case; of fingers that of the first one that came of them.
    public let entry: Int
    public let rule: RuleID?
    public let role: Role
}
