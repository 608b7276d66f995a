import Synchronization

/// Counts finished work, on any number of threads.
final class Progress: Sendable {
    private let listener: any RunListener
    private let total: Int
    private let done = Mutex(0)

    init(_ total: Int, on listener: any RunListener) {
        self.listener = listener
        self.total = total
    }

    func finish(_ name: String) {
        let count = done.withLock { done in
            done += 1
            return done
        }
        listener.advance(to: count, of: total, name)
    }

    func clear() { listener.endAdvance() }
}
