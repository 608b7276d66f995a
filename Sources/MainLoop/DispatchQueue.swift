import QuartzCore

/// The main queue of a run.
///
/// The type stands in for Dispatch's class of this name; see `RunLoop`. There are no other queues: a run has one thread.
public typealias DispatchQueue = MainDispatchQueue

/// The class behind `DispatchQueue`.
///
/// The compiler assumes that closures passed to methods of a type of that name, or to `DispatchQueue.main.async`, go to another thread. The
/// methods here are values that are called, so it makes no such assumption.
public final class MainDispatchQueue: NSObject, @unchecked Sendable {
    public static let main = MainDispatchQueue()

    private override init() {
        super.init()
    }

    /// PL.8: runs the block in this pass of the run loop, after the events that have come in, or in the next one.
    public var `async`: Async { Async() }
    /// Runs the block on the main queue when the virtual clock has come to the deadline.
    public var asyncAfter: AsyncAfter { AsyncAfter() }

    public struct Async: Sendable {
        public func callAsFunction(execute work: @escaping () -> Void) {
            RunningLoop.host("DispatchQueue.main").enqueue(work)
        }

        public func callAsFunction(execute workItem: DispatchWorkItem) { callAsFunction { workItem.perform() } }
    }

    public struct AsyncAfter: Sendable {
        public func callAsFunction(deadline: DispatchTime, execute work: @escaping () -> Void) {
            let loop = RunningLoop.host("DispatchQueue.main")
            guard deadline.seconds < .infinity else { return }
            loop.enqueue(at: max(deadline.seconds, loop.now), work)
        }

        public func callAsFunction(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
            callAsFunction(deadline: deadline) { workItem.perform() }
        }
    }
}

/// A block that can be cancelled until it runs.
public final class DispatchWorkItem {
    private let block: () -> Void
    public private(set) var isCancelled = false

    public init(block: @escaping () -> Void) {
        self.block = block
    }

    public func cancel() { isCancelled = true }

    public func perform() {
        if !isCancelled { block() }
    }
}
