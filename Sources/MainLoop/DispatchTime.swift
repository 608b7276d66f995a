/// A point on the virtual clock.
///
/// The type stands in for Dispatch's type of this name; see `RunLoop`.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Seconds of virtual time.
    package let seconds: Double

    package init(seconds: Double) {
        self.seconds = seconds
    }

    public static let distantFuture = DispatchTime(seconds: .infinity)

    public static func now() -> DispatchTime { DispatchTime(seconds: RunningLoop.host("DispatchTime.now()").now) }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
}

public enum DispatchTimeInterval: Hashable, Sendable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)
    case never

    package var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}
