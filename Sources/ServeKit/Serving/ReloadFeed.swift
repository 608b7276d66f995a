import Foundation

/// The newest state of the site, for all who listen. One that listens late, or misses one, gets the newest.
public final class ReloadFeed: Sendable {
    private let condition = NSCondition()
    nonisolated(unsafe) private var number = 0
    nonisolated(unsafe) private var state: BuildState

    public init(_ state: BuildState) {
        self.state = state
    }

    public func tell(_ state: BuildState) {
        condition.withLock {
            self.state = state
            number += 1
            condition.broadcast()
        }
    }

    public var newest: BuildState { condition.withLock { state } }

    /// The newest state and its number, once that is another than `number`; nil if none is within these seconds.
    func next(after number: Int?, within seconds: Double) -> (number: Int, state: BuildState)? {
        condition.withLock {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while number == self.number {
                guard condition.wait(until: deadline) else { return nil }
            }
            return (self.number, state)
        }
    }
}
