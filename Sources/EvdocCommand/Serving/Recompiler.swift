import Glibc
import ProjectFiles
import ServeKit

/// Compiles the program on request. A request during a compilation starts it anew.
final class Recompiler {
    private let command: [String]
    private let root: String
    private let loop: EventLoop
    private let finished: ([Complaint]) -> Void
    private var running: (process: ChildProcess, said: [UInt8])?
    private var beginsAnew = false

    /// The number of lines of a compiler's output that are kept if they contain no error.
    private static let mostLines = 40

    /// `finished` gets the complaints; an empty list if the program was compiled.
    init(_ command: [String], in root: String, _ loop: EventLoop, finished: @escaping ([Complaint]) -> Void) {
        (self.command, self.root, self.loop, self.finished) = (command, root, loop, finished)
    }

    func begin() {
        if let running {
            beginsAnew = true
            return running.process.send(SIGINT)
        }
        do {
            let process = try ChildProcess(command, in: root, output: .piped, errors: .joined)
            running = (process, [])
            loop.listen(to: process.output) { [unowned self] in read(process) }
        } catch {
            finished([Complaint(message: "\(error)")])
        }
    }

    func stop() {
        running?.process.stop(SIGINT)
        running = nil
    }

    private func read(_ process: ChildProcess) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(process.output, &chunk, chunk.count)
        if count < 0, errno == EINTR { return }
        guard count <= 0 else {
            running?.said += chunk[..<count]
            return
        }
        loop.stopListening(to: process.output)
        let said = String(decoding: running?.said ?? [], as: UTF8.self)
        let ending = process.wait()
        running = nil
        guard !beginsAnew else {
            beginsAnew = false
            return begin()
        }
        finished(ending == .exit(0) ? [] : complaints(said))
    }

    private func complaints(_ said: String) -> [Complaint] {
        let errors = Complaint.errors(in: said, below: Paths.resolved(root)).filter { !$0.place.isEmpty }
        guard errors.isEmpty else { return errors }
        let lines = said.split(separator: "\n", omittingEmptySubsequences: false).suffix(Recompiler.mostLines)
        return [Complaint(message: "\(command.joined(separator: " ")) fails", details: lines.joined(separator: "\n"))]
    }
}
