import EventTrace

/// What one case says about one claim.
public enum Outcome: Hashable, Sendable {
    /// The claim is not about this case.
    case notSelected
    case holds
    case fails(Mismatch)
    /// It holds under some of the orders that UIKit leaves open and not under others.
    case open
    /// The case neither supports nor contradicts it; why.
    case vacuous(Text)
}

/// What was expected and what was seen instead.
public struct Mismatch: Hashable, Sendable {
    public let expected: Text
    public let seen: Text
    /// The case it was compared with, when the expectation compares cases.
    public let otherCase: Int?

    public init(expected: Text, seen: Text, otherCase: Int? = nil) {
        self.expected = expected
        self.seen = seen
        self.otherCase = otherCase
    }
}
