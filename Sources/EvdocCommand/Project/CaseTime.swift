import Glibc
import Synchronization

/// How long the case that runs on one thread has taken: by the processor's time, so that a busy machine lets nobody down.
final class CaseTime: Sendable {
    /// Seconds after which a case counts as one that does not come to an end; all cases of a project together take a few.
    struct Limits {
        /// Of the processor.
        var processor = 20.0
        /// In which it waits for something and takes no processor at all.
        var waiting = 20.0
        /// In all.
        var all = 120.0
    }

    /// How often the watcher looks, in microseconds.
    static let tick: UInt32 = 200_000

    /// The thread's own clock.
    private let clock: clockid_t
    /// Nanoseconds of the monotonic clock when the case began; 0 while nothing runs.
    private let start = Atomic<UInt64>(0)
    private let processorAtStart = Atomic<UInt64>(0)
    /// The watcher's alone: what it saw last, and how often it saw the same.
    nonisolated(unsafe) private var seen: (start: UInt64, processor: UInt64, ticks: Int) = (0, 0, 0)

    /// Of this thread.
    init() {
        var clock = clockid_t()
        self.clock = pthread_getcpuclockid(pthread_self(), &clock) == 0 ? clock : CLOCK_MONOTONIC
    }

    func begin() {
        processorAtStart.store(CaseTime.now(clock) ?? 0, ordering: .relaxed)
        start.store(CaseTime.now(CLOCK_MONOTONIC) ?? 1, ordering: .releasing)
    }

    func end() { start.store(0, ordering: .releasing) }

    var isRunning: Bool { start.load(ordering: .acquiring) != 0 }

    /// Whether the case has gone on for too long. For the watcher alone, at each of its ticks: it counts those at which the case had done nothing, because a
    /// process that was stopped for a while must not seem to have waited.
    func isOver(_ limits: Limits) -> Bool {
        let start = start.load(ordering: .acquiring)
        guard start != 0, let processor = CaseTime.now(clock), let now = CaseTime.now(CLOCK_MONOTONIC) else { return false }
        let isIdle = seen.start == start && seen.processor == processor
        seen = (start, processor, isIdle ? seen.ticks + 1 : 0)
        return CaseTime.seconds(processorAtStart.load(ordering: .relaxed), processor) > limits.processor
            || Double(seen.ticks) * Double(CaseTime.tick) / 1e6 > limits.waiting || CaseTime.seconds(start, now) > limits.all
    }

    private static func seconds(_ from: UInt64, _ to: UInt64) -> Double { to > from ? Double(to - from) / 1e9 : 0 }

    /// Nanoseconds; nil for a thread that is gone.
    private static func now(_ clock: clockid_t) -> UInt64? {
        var time = timespec()
        return clock_gettime(clock, &time) == 0 ? UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec) : nil
    }
}
