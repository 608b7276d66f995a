import EventTrace

/// Impossible combinations of values, with the reason.
public struct Exclusion: Sendable {
    public let condition: Condition
    #if WITHOUT_TEXTS
        // Not stored.
        public var reason: String { "" }
    #else
        public let reason: String
    #endif

    @inline(__always)
    public init(_ condition: Condition, because reason: @autoclosure () -> String) {
        self.condition = condition
        #if !WITHOUT_TEXTS
            self.reason = reason()
        #endif
    }
}
