import CSpawn
import Glibc

/// A child process in a process group of its own, so that its own children can be ended with it. Its owner calls `wait` or `stop`.
public final class ChildProcess {
    /// The destination of what the process writes.
    public enum Stream {
        case descriptor(Int32)
        /// A pipe that this process reads.
        case piped
        /// The destination of the output; for errors only.
        case joined
    }

    public let id: pid_t
    /// This process's ends of the pipes, or negative; closed with this object.
    public let input: Int32
    public let output: Int32
    public let errors: Int32
    /// Becomes readable, without bytes, after the process and all its children have ended.
    public let end: Int32
    private var status: Int32?

    /// The way in which the process ended.
    public enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Searches for a program without a slash in the PATH. Its input is empty unless `pipesInput`. Without `environment` it has that of this
    /// process. Throws if the program cannot be started.
    public init(
        _ words: [String], in directory: String, environment: [String: String]? = nil, pipesInput: Bool = false, output: Stream,
        errors: Stream
    ) throws(FileError) {
        let forInput = pipesInput ? Pipe() : nil
        let forOutput = output.pipe
        let forErrors = errors.pipe
        let forEnd = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addchdir_np(&actions, directory)
        if let forInput {
            posix_spawn_file_actions_adddup2(&actions, forInput.reading, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        output.pass(forOutput, as: STDOUT_FILENO, &actions)
        errors.pass(forErrors, as: STDERR_FILENO, &actions)
        posix_spawn_file_actions_adddup2(&actions, forEnd.writing, 3)
        posix_spawn_file_actions_addclosefrom_np(&actions, 4)
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var attributes = ChildProcess.attributes()
        defer { posix_spawnattr_destroy(&attributes) }
        var own = environment.map { $0.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil] }
        defer { for entry in own ?? [] { free(entry) } }
        var id = pid_t()
        let code =
            own == nil
            ? posix_spawnp(&id, words[0], &actions, &attributes, &arguments, environ)
            : posix_spawnp(&id, words[0], &actions, &attributes, &arguments, &own!)
        self.id = id
        input = forInput?.keepWriting() ?? -1
        self.output = forOutput?.keepReading() ?? -1
        self.errors = forErrors?.keepReading() ?? -1
        end = forEnd.keepReading()
        if code != 0 {
            status = 0
            throw FileError(path: words[0], attempt: "start", code: code)
        }
    }

    deinit {
        for descriptor in [input, output, errors, end] where descriptor >= 0 { close(descriptor) }
    }

    /// The default handling of signals, and a process group of its own.
    private static func attributes() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return attributes
    }

    /// Sends a signal to the process and its children.
    public func send(_ signal: Int32) {
        if status == nil { kill(-id, signal) }
    }

    /// A resource of the system that a process uses up.
    enum Resource {
        /// Seconds of the processor.
        case processor
        /// Bytes of addresses.
        case memory
        /// Bytes of the dump that the process leaves when it is ended.
        case dump

        fileprivate var number: Int32 {
            switch self {
            case .processor: Int32(RLIMIT_CPU.rawValue)
            case .memory: Int32(RLIMIT_AS.rawValue)
            case .dump: Int32(RLIMIT_CORE.rawValue)
            }
        }
    }

    /// Limits a resource of the process and of the processes that it starts from now on.
    func limit(_ resource: Resource, to most: Int) {
        var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
        if status == nil { _ = prlimit(id, resource.number, &limit, nil) }
    }

    /// Waits for the process to end.
    public func wait() -> Ending {
        var status: Int32 = self.status ?? 0
        if self.status == nil { while waitpid(id, &status, 0) < 0, errno == EINTR {} }
        self.status = status
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    /// Sends a signal to the process and its children, and SIGKILL if they have not ended after these seconds.
    @discardableResult
    public func stop(_ signal: Int32, within seconds: Double = 5) -> Ending {
        send(signal)
        var ended = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        if status == nil, poll(&ended, 1, Int32(seconds * 1000)) == 0 { send(SIGKILL) }
        return wait()
    }
}

extension ChildProcess.Stream {
    fileprivate var pipe: Pipe? {
        if case .piped = self { return Pipe() }
        return nil
    }

    fileprivate func pass(_ pipe: Pipe?, as number: Int32, _ actions: inout posix_spawn_file_actions_t) {
        switch self {
        case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        case .piped: posix_spawn_file_actions_adddup2(&actions, pipe?.writing ?? -1, number)
        case .joined: posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, number)
        }
    }
}

/// Both ends of a stream between this process and one that is being started.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        // If there are no descriptors left, starting the process fails too, with the reason.
        _ = Glibc.pipe(&ends)
        // Low numbers are for the descriptors of the new process.
        (reading, writing) = (Pipe.moved(ends[0]), Pipe.moved(ends[1]))
    }

    private static func moved(_ descriptor: Int32) -> Int32 {
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    }

    /// The end that this process reads; closes the other end, which the new process has.
    func keepReading() -> Int32 {
        close(writing)
        return reading
    }

    func keepWriting() -> Int32 {
        close(reading)
        return writing
    }
}
