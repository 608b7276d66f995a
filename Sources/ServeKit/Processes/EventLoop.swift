import Glibc
import ProjectFiles

/// Waits for several things at once, on one thread: readable descriptors, timers, and the signal that ends the loop.
public final class EventLoop {
    private struct Timer {
        let time: ContinuousClock.Instant
        let action: () -> Void
    }

    private var readers: [Int32: () -> Void] = [:]
    private var timers: [String: Timer] = [:]
    private var isEnded = false
    private var failure: (any Error)?

    public init() {}

    /// Calls `action` if the descriptor is readable or the other end has been closed. `action` must read, or stop listening.
    public func listen(to descriptor: Int32, _ action: @escaping () -> Void) { readers[descriptor] = action }

    public func stopListening(to descriptor: Int32) { readers[descriptor] = nil }

    /// Calls `action` once, after these seconds, unless a timer with the same name is set before.
    public func set(_ name: String, after seconds: Double, _ action: @escaping () -> Void) {
        timers[name] = Timer(time: .now + .seconds(seconds), action: action)
    }

    /// Ends the loop after the current action.
    public func end(throwing error: (any Error)? = nil) {
        isEnded = true
        failure = failure ?? error
    }

    /// Returns after the loop has ended, and throws the error that ended it. A signal that ends the program also ends the loop; the process
    /// ends by the signal after `atEnd`.
    public func run(atEnd: () -> Void) throws {
        var bell: [Int32] = [-1, -1]
        _ = pipe(&bell)
        listen(to: bell[0]) { [unowned self] in end() }
        StopSignals.wait {
            StopSignals.ring(bell[1])
            runUntilEnded()
            atEnd()
        }
        StopSignals.ring(-1)
        stopListening(to: bell[0])
        for descriptor in bell { close(descriptor) }
        if let failure { throw failure }
    }

    private func runUntilEnded() {
        while !isEnded {
            let waited = readers.keys.sorted()
            var descriptors = waited.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&descriptors, UInt(descriptors.count), patience) >= 0 else { continue }
            for entry in descriptors where entry.revents != 0 {
                // An action called earlier may have stopped listening.
                if !isEnded { readers[entry.fd]?() }
            }
            for (name, timer) in timers.sorted(by: { $0.value.time < $1.value.time }) where timer.time <= .now && !isEnded {
                if timers[name]?.time == timer.time { timers[name] = nil }
                timer.action()
            }
        }
    }

    /// Milliseconds to the next timer; -1 without one.
    private var patience: Int32 {
        guard let next = timers.values.map(\.time).min() else { return -1 }
        let left = ContinuousClock.now.duration(to: next) / .milliseconds(1)
        return Int32(max(0, min(left.rounded(.up), 1e6)))
    }
}
