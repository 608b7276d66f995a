import CSpawn
import Glibc
import SiteKit

/// A process that this one starts, in a group of its own, so that what it starts itself can be ended with it. Whoever starts one waits for it or stops it.
public final class ChildProcess {
    /// Where what the process writes goes.
    public enum Stream {
        case descriptor(Int32)
        /// To be read here.
        case piped
        /// Errors: where the output goes.
        case joined
    }

    public let id: pid_t
    /// The other ends of what is piped, else negative; closed with this.
    public let input: Int32
    public let output: Int32
    public let errors: Int32
    /// Can be read, and has nothing, once the process and all that it has started have ended.
    public let end: Int32
    private var status: Int32?

    /// How it ended.
    public enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// A program without a slash is searched in the PATH. It has nothing to read unless `pipesInput`. Throws where it cannot be started.
    public init(
        _ words: [String], in directory: String, pipesInput: Bool = false, output: Stream, errors: Stream
    ) throws(WorldError) {
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
        var id = pid_t()
        let code = posix_spawnp(&id, words[0], &actions, &attributes, &arguments, environ)
        self.id = id
        input = forInput?.keepWriting() ?? -1
        self.output = forOutput?.keepReading() ?? -1
        self.errors = forErrors?.keepReading() ?? -1
        end = forEnd.keepReading()
        if code != 0 {
            status = 0
            throw WorldError(path: words[0], attempt: "start", code: code)
        }
    }

    deinit {
        for descriptor in [input, output, errors, end] where descriptor >= 0 { close(descriptor) }
    }

    /// Signals as they are without this program, and a group of its own.
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

    /// To the process and what it has started.
    public func send(_ signal: Int32) {
        if status == nil { kill(-id, signal) }
    }

    /// Waits for the end.
    public func wait() -> Ending {
        var status: Int32 = self.status ?? 0
        if self.status == nil { while waitpid(id, &status, 0) < 0, errno == EINTR {} }
        self.status = status
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    /// Asks it to end, and makes it end where it has not after these seconds.
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
        // Without descriptors the process is not started either, which says why.
        _ = Glibc.pipe(&ends)
        // Low numbers are those that the new process gets.
        (reading, writing) = (Pipe.moved(ends[0]), Pipe.moved(ends[1]))
    }

    private static func moved(_ descriptor: Int32) -> Int32 {
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    }

    /// The end that this process reads; the other is the new one's.
    func keepReading() -> Int32 {
        close(writing)
        return reading
    }

    func keepWriting() -> Int32 {
        close(reading)
        return writing
    }
}
