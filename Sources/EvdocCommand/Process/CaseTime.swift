import Glibc
import Synchronization

/// The time that the running case has taken on one thread: CPU time, so that a loaded machine causes no false timeout.
final class CaseTime: Sendable {
    /// The seconds after which a case counts as endless; all cases of a project together take a few.
    struct Limits {
        /// CPU time.
        var processor = 20.0
        /// Time of waiting without any CPU time.
        var waiting = 20.0
        /// Total time.
        var all = 120.0
    }

    /// The microseconds between two looks of the watcher.
    static let tick: UInt32 = 200_000

    /// The thread's own clock.
    private let clock: clockid_t
    /// Nanoseconds of the monotonic clock when the case began; 0 while nothing runs.
    private let start = Atomic<UInt64>(0)
    /// Nanoseconds of CPU time at the last reading.
    private let processorAtReading = Atomic<UInt64>(0)
    /// The system's file about this thread; negative if there is none.
    private let schedule: Int32
    /// The file's text at the last reading: numbers are read from it only after a long case. The thread's own: the watcher does not read it.
    nonisolated(unsafe) private var scheduleAtReading: [UInt8] = []
    /// Nanoseconds of the monotonic clock at the last reading. The thread's own.
    nonisolated(unsafe) private var reading: UInt64 = 0
    /// The watcher's own state: the last reading, and the number of equal readings.
    nonisolated(unsafe) private var seen: (start: UInt64, processor: UInt64, ticks: Int) = (0, 0, 0)

    /// Measures this thread.
    init() {
        var clock = clockid_t()
        self.clock = pthread_getcpuclockid(pthread_self(), &clock) == 0 ? clock : CLOCK_MONOTONIC
        schedule = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
    }

    deinit { if schedule >= 0 { close(schedule) } }

    func begin() {
        let now = CaseTime.now(CLOCK_MONOTONIC) ?? 1
        // OPTIMIZATION: both readings ask the system, and a world of a law takes less time than they do together. The CPU time
        // of a case may count as longer, and its wait as shorter, by the age of a reading: a fiftieth of `longWait`.
        if now &- reading > CaseTime.mostAge {
            reading = now
            scheduleAtReading = readSchedule()
            processorAtReading.store(CaseTime.now(clock) ?? 0, ordering: .relaxed)
        }
        start.store(now, ordering: .releasing)
    }

    /// The age in nanoseconds at which a reading is no longer used for a case that begins.
    private static let mostAge: UInt64 = 10_000_000

    /// Ends the case, and returns the seconds of real time that it waited: neither at work nor ready for a processor.
    @discardableResult
    func end() -> Double {
        let start = start.exchange(0, ordering: .releasing)
        guard start != 0, let now = CaseTime.now(CLOCK_MONOTONIC) else { return 0 }
        let all = CaseTime.seconds(start, now)
        guard all >= CaseTime.longWait, let processor = CaseTime.now(clock) else { return 0 }
        let ready = CaseTime.seconds(CaseTime.queued(scheduleAtReading), CaseTime.queued(readSchedule()))
        return all - CaseTime.seconds(processorAtReading.load(ordering: .relaxed), processor) - ready
    }

    /// The seconds after which a wait causes a warning; a case of a project takes less in all.
    static let longWait = 0.5

    private func readSchedule() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64) { bytes, count in count = max(0, pread(schedule, bytes.baseAddress, bytes.count, 0)) }
    }

    /// The nanoseconds in which the thread was ready and had no processor; 0 if the system does not count them.
    private static func queued(_ schedule: [UInt8]) -> UInt64 {
        let numbers = String(decoding: schedule, as: UTF8.self).split(separator: " ")
        return numbers.count > 1 ? UInt64(numbers[1]) ?? 0 : 0
    }

    /// Whether the case has run for too long. Only the watcher calls it, at each of its ticks: it counts the ticks without any CPU time,
    /// because a process that was stopped for a while must not seem to have waited.
    func isOver(_ limits: Limits) -> Bool {
        let start = start.load(ordering: .acquiring)
        guard start != 0, let processor = CaseTime.now(clock), let now = CaseTime.now(CLOCK_MONOTONIC) else { return false }
        let isIdle = seen.start == start && seen.processor == processor
        seen = (start, processor, isIdle ? seen.ticks + 1 : 0)
        return CaseTime.seconds(processorAtReading.load(ordering: .relaxed), processor) > limits.processor
            || Double(seen.ticks) * Double(CaseTime.tick) / 1e6 > limits.waiting || CaseTime.seconds(start, now) > limits.all
    }

    private static func seconds(_ from: UInt64, _ to: UInt64) -> Double { to > from ? Double(to - from) / 1e9 : 0 }

    /// The thread's CPU time in nanoseconds; nil for a thread that is gone.
    private static func now(_ clock: clockid_t) -> UInt64? {
        var time = timespec()
        return clock_gettime(clock, &time) == 0 ? UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec) : nil
    }
}
