import ExperimentKit
import Glibc
import Synchronization

/// Says which experiment and case it was when code of an experiment stops the program: with a trap, by endless recursion, with `exit`, or by never
/// returning. Nothing has been published by then. The program begins anew without it where that is possible; otherwise the process ends with 1, as
/// for any mistake of an author.
enum CrashReport {
    /// What runs on one thread. Lives as long as the process, so that a signal handler can read it.
    private final class Slot: Sendable {
        static let capacity = 1024
        nonisolated(unsafe) let text = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        let count = Atomic(0)
        nonisolated(unsafe) let id = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        let idCount = Atomic(0)
        /// What it is about has been said, or is being said.
        let isReported = Atomic(false)
        let time = CaseTime()
    }

    private static let slots = Mutex<[Slot]>([])
    nonisolated(unsafe) private static var key = pthread_key_t()
    nonisolated(unsafe) private static var resumption: Resumption?
    /// One thread speaks; others that are stopped meanwhile wait for the end.
    private static let isReporting = Atomic(false)
    /// More than ever run experiments.
    private static let mostThreads = 256
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    /// Call it once, before anything runs. The limits are those of a case.
    static func install(limits: CaseTime.Limits = CaseTime.Limits(), resumption: Resumption? = nil) {
        pthread_key_create(&key, nil)
        self.resumption = resumption
        isReporting.store(false, ordering: .relaxed)
        CaseWatch { id, location, `case` in
            begin(id, "\(location): error: '\(id)', case \(`case`.index + 1) (\(`case`))")
        } ends: {
            end()
        }.install()
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { signal, info, _ in
            if let slot = CrashReport.slot, slot.time.isRunning {
                CrashReport.report(slot, StopReason.words(signal, info))
            }
            // No experiment runs on this thread: the signal does what it does by default.
            var usual = sigaction()
            sigaction(signal, &usual, nil)
            raise(signal)
        }
        // Endless recursion leaves no room on its own stack.
        action.sa_flags = Int32(SA_ONSTACK | SA_SIGINFO)
        for signal in signals { sigaction(signal, &action, nil) }
        // Each registration is called by one thread only; another that calls exit() meanwhile would get past it, and end the process.
        for _ in 0..<mostThreads { atexit { CrashReport.stopped("has ended the program with exit()") } }
        watch(limits)
    }

    private static func begin(_ id: String, _ text: String) {
        let slot = slot ?? makeSlot()
        slot.idCount.store(copy(id, to: slot.id), ordering: .relaxed)
        slot.count.store(copy(text, to: slot.text), ordering: .relaxed)
        slot.time.begin()
    }

    /// How many bytes there was room for.
    private static func copy(_ text: String, to place: UnsafeMutablePointer<UInt8>) -> Int {
        let count = min(text.utf8.count, Slot.capacity)
        for (index, byte) in text.utf8.prefix(count).enumerated() { place[index] = byte }
        return count
    }

    private static func end() { slot?.time.end() }

    private static var slot: Slot? {
        pthread_getspecific(key).map { Unmanaged<Slot>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func makeSlot() -> Slot {
        let slot = Slot()
        slots.withLock { $0.append(slot) }
        pthread_setspecific(key, Unmanaged.passUnretained(slot).toOpaque())
        let size = 1 << 16
        var stack = stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        unblockSignals()
        return slot
    }

    /// Of this thread, where whoever made it may have blocked them: since glibc 2.41 abort() does not unblock its own, and gets past the handler.
    private static func unblockSignals() {
        var own = sigset_t()
        sigemptyset(&own)
        for signal in signals { sigaddset(&own, signal) }
        pthread_sigmask(SIG_UNBLOCK, &own, nil)
    }

    /// At the end of the process. Returns where no code of an experiment runs on the thread.
    private static func stopped(_ how: StaticString) {
        guard let slot, slot.time.isRunning else { return }
        report(slot, how)
    }

    private static func report(_ slot: Slot, _ how: StaticString) -> Never {
        // A signal while this is said would wait for itself.
        if slot.isReported.exchange(true, ordering: .sequentiallyConsistent) { _exit(ExitCode.authorsMistake.rawValue) }
        while isReporting.exchange(true, ordering: .sequentiallyConsistent) { pause() }
        write(2, slot.text, slot.count.load(ordering: .relaxed))
        let middle: StaticString = ": code of the experiment "
        write(2, middle.utf8Start, middle.utf8CodeUnitCount)
        write(2, how.utf8Start, how.utf8CodeUnitCount)
        write(2, "\n", 1)
        resumption?.begin(without: UnsafeBufferPointer(start: slot.id, count: slot.idCount.load(ordering: .relaxed)))
        _exit(ExitCode.authorsMistake.rawValue)
    }

    /// Looks at every thread a few times a second, for as long as the process lives.
    private static func watch(_ limits: CaseTime.Limits) {
        let given = UnsafeMutablePointer<CaseTime.Limits>.allocate(capacity: 1)
        given.initialize(to: limits)
        var thread = pthread_t()
        let outcome = pthread_create(
            &thread, nil,
            { given in
                while true {
                    usleep(CaseTime.tick)
                    for slot in CrashReport.slots.withLock({ $0 }) where slot.time.isOver(given!.load(as: CaseTime.Limits.self)) {
                        CrashReport.report(slot, "does not come to an end")
                    }
                }
            }, given)
        if outcome == 0 { pthread_detach(thread) }
    }
}
