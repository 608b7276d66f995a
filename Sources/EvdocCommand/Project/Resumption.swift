import Glibc
import Synchronization

/// The program begins anew, with the same words, when code of an experiment has stopped it; the experiment is left out then.
///
/// A variable of the environment says which have been left out. All that is needed is made before anything runs, because it is a signal
/// handler that begins anew.
final class Resumption: Sendable {
    private static let variable = "EVDOC_STOPPED"
    /// An id has no such character.
    private static let separator = UInt8(ascii: "/")
    private static let capacity = 1 << 16

    /// Whether to begin anew: only while nothing has been written or printed yet, and who asked can do without an experiment.
    private let isArmed = Atomic(false)
    nonisolated(unsafe) private let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    nonisolated(unsafe) private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// `EVDOC_STOPPED=`, and the ids; one of the environment.
    nonisolated(unsafe) private let ids: UnsafeMutablePointer<UInt8>
    private let used: Int
    nonisolated(unsafe) private let program: UnsafeMutablePointer<CChar>?

    /// The ids of the experiments that have stopped the program before.
    static var stopped: [String] {
        guard let value = getenv(variable) else { return [] }
        return String(cString: value).utf8.split(separator: separator).map { String(Substring($0)) }
    }

    /// `words` follow the name of the program, which is this one.
    init(_ words: [String], program: String = "/proc/self/exe") {
        self.program = strdup(program)
        arguments = Resumption.list(([CommandLine.arguments.first ?? "evdoc"] + words).map { strdup($0) })
        let beginning = Array("\(Resumption.variable)=".utf8)
        ids = .allocate(capacity: Resumption.capacity)
        let text = beginning + Array(Resumption.stopped.joined(separator: "/").utf8).prefix(Resumption.capacity / 2)
        for (index, byte) in (text + [0]).enumerated() { ids[index] = byte }
        used = text.count
        var others: [UnsafeMutablePointer<CChar>?] = []
        var next = environ
        while let entry = next.pointee {
            if strncmp(entry, Resumption.variable + "=", beginning.count) != 0 { others.append(strdup(entry)) }
            next += 1
        }
        environment = Resumption.list(others + [UnsafeMutableRawPointer(ids).assumingMemoryBound(to: CChar.self)])
    }

    private static func list(_ texts: [UnsafeMutablePointer<CChar>?]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
        list.initialize(repeating: nil, count: texts.count + 1)
        for (index, text) in texts.enumerated() { list[index] = text }
        return list
    }

    /// What stops in `body` does not keep the others from running.
    func whileArmed<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        isArmed.store(true, ordering: .sequentiallyConsistent)
        defer { isArmed.store(false, ordering: .sequentiallyConsistent) }
        return try body()
    }

    /// Begins anew without this experiment; returns if that is not possible. Allocates nothing.
    func begin(without id: UnsafeBufferPointer<UInt8>) {
        guard isArmed.load(ordering: .sequentiallyConsistent), used + id.count + 2 < Resumption.capacity else { return }
        ids[used] = Resumption.separator
        for index in id.indices { ids[used + 1 + index] = id[index] }
        ids[used + 1 + id.count] = 0
        // The signal that is being handled would stay blocked in the new program.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        StandardOutput.giveBack()
        if let program { execve(program, arguments, environment) }
    }
}
