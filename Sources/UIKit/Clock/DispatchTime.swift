/// A point on the virtual clock.
///
/// It stands in for Dispatch's type of this name, as `DispatchQueue` does.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Seconds of virtual time.
    package let seconds: Double

    public static let distantFuture = DispatchTime(seconds: .infinity)

    public static func now() -> DispatchTime { DispatchTime(seconds: Simulation.running("DispatchTime.now()").now) }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime(seconds: time.seconds + seconds) }
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime(seconds: time.seconds - seconds) }
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time + interval.seconds }
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time - interval.seconds }
}

public enum DispatchTimeInterval: Hashable, Sendable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)
    case never

    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}
