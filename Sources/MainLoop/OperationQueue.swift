import QuartzCore

/// The operation queue of the main thread.
///
/// The type stands in for Foundation's class of this name, whose main queue is that of the process; see `RunLoop`. There are no other
/// queues: a run has one thread.
public final class OperationQueue: NSObject, @unchecked Sendable {
    public static let main = OperationQueue()
    public static var current: OperationQueue? { main }

    private override init() {
        super.init()
    }

    /// PL.8: runs the block on the main queue, as `DispatchQueue.main.async` does.
    public func addOperation(_ block: @escaping () -> Void) { RunningLoop.host("OperationQueue.main").enqueue(block) }
}
