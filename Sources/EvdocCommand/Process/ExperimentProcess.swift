import ExperimentKit
import Glibc
import ProjectFiles
import ProjectKit
import Synchronization

/// Runs a command in a child process, so that code of an experiment or a law that stops its process does not stop the program. Such code
/// traps, recurses endlessly, calls `exit` or never returns.
///
/// The parent reports the experiment and the case, or the law and the world. If the command has printed and written nothing yet and can do without the experiment,
/// the parent begins another child without it. If several cases were running, the next child runs one at a time.
struct ExperimentProcess {
    private enum Ending {
        case exit(Int32)
        case signal(Int32)
    }

    /// The signals by which code ends its own process.
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
    /// The signals by which another process ends a program.
    private static let forwarded = [SIGINT, SIGTERM, SIGHUP]
    /// The child, for the handler of signals.
    private static let child = Atomic<pid_t>(0)

    /// The limits of a case.
    var limits = CaseTime.Limits()
    let complain: (String) -> Void

    /// Runs the command and returns its exit code. Call it before the process has a second thread. If a signal ends the child, the same
    /// signal ends this process.
    func run(_ command: (ExperimentAttempt?) -> ExitCode) -> Int32 {
        guard let notes = CaseNotes() else { return command(nil).rawValue }
        var attempt = ExperimentAttempt(notes: notes)
        while true {
            notes.clear()
            guard let ending = begin(attempt, command) else { return command(nil).rawValue }
            let culprits = culprits(ending, notes)
            if culprits.count > 1, notes.isArmed, !attempt.isOneByOne {
                attempt.isOneByOne = true
                continue
            }
            guard let first = culprits.first else { return end(as: ending) }
            let isFurther = notes.progress > attempt.progress || culprits.contains { !attempt.stopped.contains($0.id) }
            let others = culprits.dropFirst().map { " or \($0.words)" }.joined()
            complain("\(first.words)\(others) \(how(ending, notes))\n")
            guard notes.isArmed, isFurther else { return ExitCode.authorsMistake.rawValue }
            attempt = ExperimentAttempt(notes: notes, stopped: attempt.stopped + Set(culprits.map(\.id)).sorted(), progress: notes.progress)
        }
    }

    /// The cases that were running if code of an experiment ended the child.
    private func culprits(_ ending: Ending, _ notes: CaseNotes) -> [CaseNotes.Note] {
        let running = notes.running
        if !running.over.isEmpty { return running.over }
        // A signal from another process.
        if case .signal(let signal) = ending, !ExperimentProcess.signals.contains(signal) { return [] }
        if isTrap(ending), running.all.isEmpty { return notes.last }
        return running.all
    }

    private func isTrap(_ ending: Ending) -> Bool {
        if case .signal(let signal) = ending { signal == SIGILL || signal == SIGTRAP } else { false }
    }

    /// The way in which the child ended. A release build says nothing else: Swift's own traps have their words in debug builds only.
    private func how(_ ending: Ending, _ notes: CaseNotes) -> String {
        if !notes.running.over.isEmpty { return "does not come to an end" }
        if isTrap(ending), notes.running.all.isEmpty {
            return
                "has stopped the program after its case, as a thread of its own does that goes on, or uses DispatchQueue.main: a run has one thread"
        }
        switch ending {
        case .exit: return "has ended the program with exit()"
        case .signal(SIGSEGV), .signal(SIGBUS):
            return
                "has stopped the program: its stack is used up, as by functions that call each other without end, or it uses memory that is not its own"
        case .signal(SIGILL), .signal(SIGTRAP):
            return
                "has stopped the program: a trap, as for a nil that is unwrapped, an index out of range or an overflow; a debug build says which"
        case .signal: return "has stopped the program"
        }
    }

    // MARK: Processes

    /// Runs the command in a child; nil if the system makes no child.
    private func begin(_ attempt: ExperimentAttempt, _ command: (ExperimentAttempt?) -> ExitCode) -> Ending? {
        fflush(nil)
        let before = ExperimentProcess.mask(SIG_BLOCK, ExperimentProcess.set(ExperimentProcess.forwarded))
        let parent = getpid()
        let child = fork()
        if child == 0 {
            endWithParent()
            guard getppid() == parent else { _exit(ExitCode.authorsMistake.rawValue) }
            for signal in ExperimentProcess.forwarded { ExperimentProcess.handle(signal, SIG_DFL) }
            // The runtime's own handlers would say much, and take seconds.
            for signal in ExperimentProcess.signals { Glibc.signal(signal, SIG_DFL) }
            // The creator of this thread may have blocked them.
            _ = ExperimentProcess.mask(SIG_UNBLOCK, ExperimentProcess.set(ExperimentProcess.signals + ExperimentProcess.forwarded))
            ExperimentProcess.onThread {
                let clock = CaseClock(attempt.notes, limits)
                clock.install()
                let code = command(attempt)
                attempt.notes.clear()
                for warning in clock.warnings { complain(warning) }
                exit(code.rawValue)
            }
        }
        ExperimentProcess.child.store(max(0, child), ordering: .sequentiallyConsistent)
        for signal in ExperimentProcess.forwarded { ExperimentProcess.handle(signal) { ExperimentProcess.forward($0) } }
        _ = ExperimentProcess.mask(SIG_SETMASK, before)
        guard child > 0 else { return nil }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        ExperimentProcess.child.store(0, ordering: .sequentiallyConsistent)
        // The low bits are the signal, the next byte is the exit code.
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    /// Runs `body` on a new thread: the runtime locks by the noted number of the first thread, and in a child that number differs.
    private static func onThread(_ body: () -> Never) -> Never {
        withoutActuallyEscaping(body) { body in
            let box = Unmanaged.passRetained(Body(run: body)).toOpaque()
            var thread = pthread_t()
            let outcome = pthread_create(&thread, nil, { Unmanaged<Body>.fromOpaque($0!).takeUnretainedValue().run() }, box)
            guard outcome == 0 else { _exit(ExitCode.world.rawValue) }
            while true { pause() }
        }
    }

    private final class Body {
        let run: () -> Never

        init(run: @escaping () -> Never) {
            self.run = run
        }
    }

    private func end(as ending: Ending) -> Int32 {
        switch ending {
        case .exit(let code): return code
        case .signal(let signal):
            Glibc.signal(signal, SIG_DFL)
            _ = ExperimentProcess.mask(SIG_UNBLOCK, ExperimentProcess.set([signal]))
            raise(signal)
            return 128 + signal
        }
    }

    // MARK: Signals

    private static func set(_ signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }

    /// Blocks or unblocks signals, and returns the formerly blocked ones.
    private static func mask(_ how: Int32, _ signals: sigset_t) -> sigset_t {
        var (signals, before) = (signals, sigset_t())
        pthread_sigmask(how, &signals, &before)
        return before
    }

    /// Sets the handler. A signal that is ignored since the start of the process stays ignored.
    private static func handle(_ signal: Int32, _ handler: __sighandler_t?) {
        let former = Glibc.signal(signal, handler)
        if unsafeBitCast(former, to: Int.self) == 1 { Glibc.signal(signal, former) }
    }

    /// Forwards a signal to the child; runs in a signal handler.
    private static func forward(_ signal: Int32) {
        let child = child.load(ordering: .sequentiallyConsistent)
        if child > 0 {
            kill(child, signal)
        } else {
            Glibc.signal(signal, SIG_DFL)
            raise(signal)
        }
    }
}
