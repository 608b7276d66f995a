import Glibc
import Synchronization

/// The signals by which somebody ends the program: what is being written then is cleared away, or comes to its end, before the process ends by the signal.
public enum StopSignals {
    private static let all = [SIGINT, SIGTERM, SIGHUP]
    /// The signal that waits; 0 while none does.
    private static let pending = Atomic<Int32>(0)
    /// How many bodies keep signals waiting.
    private static let holds = Atomic(0)
    /// Where a byte goes for each signal; negative where nobody listens.
    private static let bell = Atomic<Int32>(-1)

    /// Call it once. A signal that whoever started the process ignores stays ignored.
    public static func install() {
        for signal in all {
            var action = sigaction()
            sigaction(signal, nil, &action)
            guard action.sa_flags & Int32(SA_SIGINFO) != 0 || unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != 1 else {
                continue
            }
            action.__sigaction_handler.sa_handler = { StopSignals.receive($0) }
            action.sa_flags = Int32(SA_RESTART)
            sigaction(signal, &action, nil)
        }
    }

    /// A signal that comes while `body` runs ends the process behind it. Whoever asks for it has no time to lose: the body looks now and then whether
    /// one waits, until what it makes is in place.
    public static func wait<Result, Failure: Error>(for body: () throws(Failure) -> Result) throws(Failure) -> Result {
        holds.add(1, ordering: .sequentiallyConsistent)
        defer {
            let left = holds.subtract(1, ordering: .sequentiallyConsistent).newValue
            if left == 0 { endIfPending() }
        }
        return try body()
    }

    /// From here on each signal writes a byte to this descriptor, for a body that waits for something else.
    public static func ring(_ descriptor: Int32) {
        bell.store(descriptor, ordering: .sequentiallyConsistent)
        if pending.load(ordering: .sequentiallyConsistent) != 0 { ringBell() }
    }

    /// Throws if a signal waits.
    static func check(_ path: String) throws(WorldError) {
        if pending.load(ordering: .relaxed) != 0 { throw WorldError(path: path, attempt: "write", code: EINTR) }
    }

    /// In a signal handler.
    private static func receive(_ signal: Int32) {
        pending.store(signal, ordering: .sequentiallyConsistent)
        ringBell()
        // A body that has ended meanwhile may have looked too early.
        if holds.load(ordering: .sequentiallyConsistent) == 0 { endIfPending() }
    }

    private static func ringBell() {
        let code = errno
        var byte: UInt8 = 0
        let bell = bell.load(ordering: .sequentiallyConsistent)
        if bell >= 0 { _ = write(bell, &byte, 1) }
        errno = code
    }

    private static func endIfPending() {
        let signal = pending.load(ordering: .sequentiallyConsistent)
        guard signal != 0 else { return }
        var usual = sigaction()
        sigaction(signal, &usual, nil)
        var own = sigset_t()
        sigemptyset(&own)
        sigaddset(&own, signal)
        pthread_sigmask(SIG_UNBLOCK, &own, nil)
        raise(signal)
    }
}
