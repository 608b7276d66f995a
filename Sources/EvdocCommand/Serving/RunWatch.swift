import Foundation
import ProjectFiles
import ProjectKit
import ServeKit

/// `evdoc run … --watch`: compiles the program and runs it again whenever a Swift file of the project is saved.
struct RunWatch: Hashable {
    /// The command line without the options for watching.
    private let words: [String]
    private let build: String?
    private let root: String?

    init(_ arguments: Arguments) {
        words = ["run"] + arguments.words(without: [OptionKey.watch.name, OptionKey.build.name])
        (build, root) = (arguments[.build], arguments[.root])
    }

    /// Runs until a signal; throws if the system can watch no more.
    func run(_ console: Console) throws {
        let project = try Project(given: root)
        let program = RebuiltProgram(of: project, build: build)
        guard let command = program.build else {
            throw UsageError("nothing compiles \(program.path) in this project", hint: "--build COMMAND does")
        }
        let loop = EventLoop()
        let keeper = RunKeeper(program.path, words, loop, console)
        let recompiler = Recompiler(command, in: project.root, loop) { keeper.takeCompiled($0) }
        let watch = try ProjectWatch(project, scratch: program.scratch, loop) { paths in
            guard paths?.contains(where: { ProjectChange($0) == .source }) != false else { return }
            loop.set("changes", after: RunWatch.settling) { recompiler.begin() }
        }
        keeper.programChanged = { try watch.update() }
        recompiler.begin()
        try loop.run {
            recompiler.stop()
            keeper.stop()
        }
    }

    /// The seconds within which consecutive saves count as one.
    private static let settling = 0.03
}

/// Runs the newest program, and ends the one before.
private final class RunKeeper {
    private let program: String
    private let words: [String]
    private let loop: EventLoop
    private let console: Console
    /// Called after the program has changed: it may be built with other packages.
    var programChanged: () throws -> Void = {}
    private var running: ChildProcess?

    init(_ program: String, _ words: [String], _ loop: EventLoop, _ console: Console) {
        (self.program, self.words, self.loop, self.console) = (program, words, loop, console)
    }

    func takeCompiled(_ complaints: [Complaint]) {
        stop()
        console.clear()
        for complaint in complaints { console.complain(complaint.text) }
        guard complaints.isEmpty else { return say(counted(complaints.count, "mistake")) }
        do {
            try programChanged()
        } catch {
            return loop.end(throwing: error)
        }
        do {
            let process = try ChildProcess(
                [program] + words, in: FileManager.default.currentDirectoryPath, output: .descriptor(StandardOutput.descriptor),
                errors: .descriptor(STDERR_FILENO))
            running = process
            loop.listen(to: process.end) { [unowned self] in takeEnd() }
        } catch {
            console.complain("\(error)\n")
        }
    }

    func stop() {
        guard let running else { return }
        loop.stopListening(to: running.end)
        running.stop(SIGTERM)
        self.running = nil
    }

    private func takeEnd() {
        stop()
        say("watching")
    }

    /// Prints for the watching person, not into the results.
    private func say(_ text: String) { console.complain("\(console.errorStyle(.faint, ServeReport.time))  \(text)\n") }
}
