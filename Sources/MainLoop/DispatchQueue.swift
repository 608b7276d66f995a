import QuartzCore

/// The main queue of a run.
///
/// It stands in for Dispatch's class of this name; see `RunLoop`. Other queues do not exist: nothing runs beside it.
public typealias DispatchQueue = MainDispatchQueue

/// See `DispatchQueue`. The compiler takes closures for methods of a type of that name, or written `DispatchQueue.main.async`, to be sent
/// to another thread; as its methods are values that are called, it takes them as they are.
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

/// A block that can be cancelled as long as it does not run.
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
