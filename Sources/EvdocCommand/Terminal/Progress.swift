import Synchronization

/// One line that says how far the work is; only where somebody watches.
final class Progress: Sendable {
    private let console: Console
    private let total: Int
    private let done = Mutex(0)

    init(_ total: Int, on console: Console) {
        self.console = console
        self.total = total
    }

    func finish(_ name: String) {
        guard console.showsProgress else { return }
        let count = done.withLock { done in
            done += 1
            return done
        }
        console.replaceLine("\(count) of \(total)  \(name)")
    }

    /// Takes the line away.
    func clear() {
        if console.showsProgress { console.replaceLine() }
    }
}
