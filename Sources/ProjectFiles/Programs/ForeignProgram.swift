import Glibc

/// Runs a program that is no part of evdoc, to its end. The program has an environment of its own, and limits of time, memory and output.
public struct ForeignProgram {
    /// The most that a program may use before it is ended.
    public struct Limits: Sendable {
        /// Seconds of real time.
        let seconds: Double
        /// Seconds of the processor.
        let processorSeconds: Int?
        /// Bytes of addresses.
        let memory: Int
        /// Bytes of output, and of errors.
        let output: Int

        public init(seconds: Double, processorSeconds: Int? = nil, memory: Int, output: Int = 256 << 20) {
            self.seconds = seconds
            self.processorSeconds = processorSeconds
            self.memory = memory
            self.output = output
        }
    }

    /// The output of a program, and how it ended.
    public struct Outcome {
        public let ending: ChildProcess.Ending
        public let output: [UInt8]
        public let errors: [UInt8]
        /// Whether a limit of time ended the program.
        public let isOutOfTime: Bool

        public var isDone: Bool { ending == .exit(0) && !isOutOfTime }

        /// The words of the program about its failure, or how it ended if it has none.
        public var complaint: String {
            let words = String(decoding: errors.prefix(ForeignProgram.mostSaid), as: UTF8.self)
            return words.allSatisfy(\.isWhitespace) ? "it ends with \(howItEnded), without a word" : words
        }

        /// `exit code 1`, `signal 11`.
        public var howItEnded: String {
            switch ending {
            case .exit(let code): "exit code \(code)"
            case .signal(let signal): "signal \(signal)"
            }
        }
    }

    /// The bytes of a complaint that are passed on.
    private static let mostSaid = 2000

    /// The path of the program.
    let path: String
    /// The whole environment of the program.
    let environment: [String: String]
    let limits: Limits

    public init(_ path: String, environment: [String: String], limits: Limits) {
        self.path = path
        self.environment = environment
        self.limits = limits
    }

    /// The variables of this process that say where programs, temporary files and the user's files are.
    public static var places: [String: String] {
        ["PATH", "HOME", "TMPDIR"].reduce(into: ["LC_ALL": "C.UTF-8"]) { places, name in
            places[name] = getenv(name).map { String(cString: $0) }
        }
    }

    /// The path of a program in the `PATH`, of which relative directories are left out; nil if there is none.
    public static func find(_ name: String, in search: String? = getenv("PATH").map { String(cString: $0) }) -> String? {
        (search ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { Paths.join(String($0), name) }
            .first { Files.kind(of: $0) == .file && access($0, X_OK) == 0 }
    }

    /// Runs the program with these words, in `directory`. Throws if the program cannot be started.
    public func run(_ words: [String], in directory: String = "/") throws(FileError) -> Outcome {
        let process = try ChildProcess([path] + words, in: directory, environment: environment, output: .piped, errors: .piped)
        process.limit(.memory, to: limits.memory)
        process.limit(.dump, to: 0)
        if let seconds = limits.processorSeconds { process.limit(.processor, to: seconds) }
        let deadline = ContinuousClock.now + .seconds(limits.seconds)
        var (output, errors): ([UInt8], [UInt8]) = ([], [])
        // The last becomes readable after the process and its children have ended.
        var open = [process.output, process.errors, process.end]
        while !open.isEmpty, max(output.count, errors.count) <= limits.output {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            guard left > 0 else { break }
            var ready = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&ready, nfds_t(ready.count), Int32(left.rounded(.up)))
            for stream in ready where stream.revents != 0 {
                let bytes = ForeignProgram.read(stream.fd)
                if bytes.isEmpty { open.removeAll { $0 == stream.fd } }
                if stream.fd == process.output { output += bytes } else { errors += bytes }
            }
        }
        if !open.isEmpty { process.send(SIGKILL) }
        let ending = process.wait()
        // At the limit of the processor the system ends the process; nothing else does.
        let isOutOfProcessor = limits.processorSeconds != nil && [.signal(SIGXCPU), .signal(SIGKILL)].contains(ending)
        return Outcome(ending: ending, output: output, errors: errors, isOutOfTime: !open.isEmpty || isOutOfProcessor)
    }

    /// The next bytes of a stream; empty at its end.
    private static func read(_ descriptor: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var got = -1
            repeat { got = Glibc.read(descriptor, buffer.baseAddress, buffer.count) } while got < 0 && errno == EINTR
            count = max(0, got)
        }
    }
}
