import EventTrace

/// Combinations of values that cannot be, and why.
public struct Exclusion: Sendable {
    public let condition: Condition
    public let reason: Text

    public init(_ condition: Condition, because reason: Text) {
        self.condition = condition
        self.reason = reason
    }
}
