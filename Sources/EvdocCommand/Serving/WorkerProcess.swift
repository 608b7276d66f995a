import Foundation
import ProjectFiles
import ServeKit

/// The process that builds the site of a server: the newest compiled program.
final class WorkerProcess {
    private let process: ChildProcess
    private let loop: EventLoop
    private let received: (WorkerMessage.Step, _ errors: String) -> Void
    private let ended: (ChildProcess.Ending, _ errors: String) -> Void
    private var said: [UInt8] = []
    private var errors: [UInt8] = []
    /// The number of requests without an answer; the first build needs no request.
    private var unanswered = 1

    /// `received` gets each message, with the complaints so far; `ended` is called once, unless the process is stopped.
    init(
        _ words: [String], in root: String, _ loop: EventLoop, received: @escaping (WorkerMessage.Step, String) -> Void,
        ended: @escaping (ChildProcess.Ending, String) -> Void
    ) throws(FileError) {
        process = try ChildProcess(words, in: root, pipesInput: true, output: .piped, errors: .piped)
        (self.loop, self.received, self.ended) = (loop, received, ended)
        for descriptor in [process.output, process.errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        loop.listen(to: process.output) { [unowned self] in readOutput() }
        loop.listen(to: process.errors) { [unowned self] in
            if !read(process.errors, into: &errors) { loop.stopListening(to: process.errors) }
        }
    }

    /// Whether the process has work left.
    var isBusy: Bool { unanswered > 0 }

    /// Requests another build. A process that has ended meanwhile reports that itself.
    func ask(_ request: WorkerRequest) {
        unanswered += 1
        let line = Array(request.json(.sortedKeys).utf8)
        _ = write(process.input, line, line.count)
    }

    /// Stops the process; files that it was writing are then complete, or gone.
    func stop() {
        close()
        process.stop(SIGTERM)
    }

    private func close() {
        loop.stopListening(to: process.output)
        loop.stopListening(to: process.errors)
    }

    /// Reads a piece; false at the end.
    private func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0 { return errno == EINTR || errno == EAGAIN }
            if count == 0 { return false }
            bytes += chunk[..<count]
        }
    }

    private func readOutput() {
        let goesOn = read(process.output, into: &said)
        while let end = said.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(said[..<end])
            said.removeFirst(end + 1)
            guard let message = try? JSONDecoder().decode(WorkerMessage.self, from: line) else { continue }
            unanswered -= message.answered
            received(message.step, takeErrors())
        }
        guard !goesOn else { return }
        close()
        ended(process.wait(), takeErrors())
    }

    /// The complaints so far: the process complains before it reports the outcome.
    private func takeErrors() -> String {
        _ = read(process.errors, into: &errors)
        defer { errors = [] }
        return String(decoding: errors, as: UTF8.self)
    }
}
