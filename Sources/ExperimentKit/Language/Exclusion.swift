import EventTrace

/// Impossible combinations of values, with the reason.
public struct Exclusion: Sendable {
    public let condition: Condition
    public let reason: String

    public init(_ condition: Condition, because reason: String) {
        self.condition = condition
        self.reason = reason
    }
}
