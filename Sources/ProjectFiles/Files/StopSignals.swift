import Glibc
import Synchronization

/// The signals that end the program. Before the process ends by one, files being written are removed or completed.
public enum StopSignals {
    private static let all = [SIGINT, SIGTERM, SIGHUP]
    /// The pending signal; 0 if there is none.
    private static let pending = Atomic<Int32>(0)
    /// The number of bodies that keep signals pending.
    private static let holds = Atomic(0)
    /// The descriptor that receives a byte for each signal; negative if there is none.
    private static let bell = Atomic<Int32>(-1)

    /// Installs the handlers; call once. A signal that the parent process has set to be ignored stays ignored.
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

    /// Runs `body`; a signal received meanwhile ends the process after `body`. The sender expects a prompt end, so the body looks for a
    /// pending signal now and then until its result is in place.
    public static func wait<Result, Failure: Error>(for body: () throws(Failure) -> Result) throws(Failure) -> Result {
        holds.add(1, ordering: .sequentiallyConsistent)
        defer {
            let left = holds.subtract(1, ordering: .sequentiallyConsistent).newValue
            if left == 0 { endIfPending() }
        }
        return try body()
    }

    /// Makes each later signal write a byte to this descriptor, for a body that waits for something else.
    public static func ring(_ descriptor: Int32) {
        bell.store(descriptor, ordering: .sequentiallyConsistent)
        if pending.load(ordering: .sequentiallyConsistent) != 0 { ringBell() }
    }

    /// Throws if a signal is pending.
    static func check(_ path: String) throws(FileError) {
        if pending.load(ordering: .relaxed) != 0 { throw FileError(path: path, attempt: "write", code: EINTR) }
    }

    /// Runs in a signal handler.
    private static func receive(_ signal: Int32) {
        pending.store(signal, ordering: .sequentiallyConsistent)
        ringBell()
        // A body that has ended meanwhile may have looked before the signal.
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
