import Foundation
import ServeKit
import SiteKit

/// The program that builds the site of a server, as a process: the newest that has been compiled.
final class WorkerProcess {
    private let process: ChildProcess
    private let loop: EventLoop
    private let received: (WorkerMessage.Step, _ errors: String) -> Void
    private let ended: (ChildProcess.Ending, _ errors: String) -> Void
    private var said: [UInt8] = []
    private var errors: [UInt8] = []
    /// The first build needs no request.
    private var unanswered = 1

    /// `received` gets what is in place, with what was complained about on the way; `ended` is called once, unless it is stopped.
    init(
        _ words: [String], in root: String, _ loop: EventLoop, received: @escaping (WorkerMessage.Step, String) -> Void,
        ended: @escaping (ChildProcess.Ending, String) -> Void
    ) throws(WorldError) {
        process = try ChildProcess(words, in: root, pipesInput: true, output: .piped, errors: .piped)
        (self.loop, self.received, self.ended) = (loop, received, ended)
        for descriptor in [process.output, process.errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        loop.listen(to: process.output) { [unowned self] in readOutput() }
        loop.listen(to: process.errors) { [unowned self] in
            if !read(process.errors, into: &errors) { loop.stopListening(to: process.errors) }
        }
    }

    /// Whether it has something left to do.
    var isBusy: Bool { unanswered > 0 }

    /// Builds again. One that has ended meanwhile says so itself.
    func ask(_ request: WorkerRequest) {
        unanswered += 1
        let line = Array(request.json(.sortedKeys).utf8)
        _ = write(process.input, line, line.count)
    }

    /// What it was writing is whole, or gone, then.
    func stop() {
        close()
        process.stop(SIGTERM)
    }

    private func close() {
        loop.stopListening(to: process.output)
        loop.stopListening(to: process.errors)
    }

    /// False at the end.
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

    /// It complains before it says what became of it.
    private func takeErrors() -> String {
        _ = read(process.errors, into: &errors)
        defer { errors = [] }
        return String(decoding: errors, as: UTF8.self)
    }
}
