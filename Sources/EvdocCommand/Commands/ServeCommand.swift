import Foundation
import ProjectFiles
import ProjectKit
import ServeKit
import SiteKit

/// `evdoc serve`: the site at an address of this machine, built again whenever a file of the project is saved.
struct ServeCommand: Command {
    static let usualPort = 8080
    /// The folder of the site, below the project's root; it is never committed.
    private static let folder = ".build/serve"

    let port: Int
    let opens: Bool
    let build: String?
    let engine: String?
    let root: String?
    /// The directory in which a worker builds; nil for a server.
    let worker: String?
    let first: [String]

    init(_ arguments: Arguments) throws(UsageError) {
        let text = arguments[.port]
        guard let port = text.map(Int.init) ?? ServeCommand.usualPort, (0...65535).contains(port) else {
            throw UsageError("--port needs a number from 0 to 65535, not “\(text ?? "")”")
        }
        self.port = port
        opens = arguments[.open]
        (build, engine, root) = (arguments[.build], arguments[.engine], arguments[.root])
        (worker, first) = (arguments[.worker], arguments[.first])
    }

    func run(_ lab: Laboratory, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        if let worker {
            let engine = try EngineFolder.read(engine, of: lab.experiments)
            SiteWorker(lab, project, output: worker, engine: engine, console).run(first: first)
        } else {
            try serve(project, console)
        }
        return .success
    }

    private func serve(_ project: Project, _ console: Console) throws {
        // A worker that has ended, and a terminal that has closed, are noticed by other means.
        signal(SIGPIPE, SIG_IGN)
        let lock = try ServeCommand.lock(project)
        let site = Paths.join(Paths.resolved(project.root), "\(ServeCommand.folder)/site")
        let feed = ReloadFeed(BuildState(version: ""))
        let server = try ServeCommand.server(of: site, port: port, feed)
        lock.say("\(server.address), process \(getpid())")
        let program = RebuiltProgram(of: project, build: build)
        try console.print(introduction(server.address, program))
        let loop = EventLoop()
        let keeper = SiteKeeper(
            project, site: site, program: program.path, workerWords: workerWords(site, project), build: program.build, feed: feed, loop,
            ServeReport(console))
        let watch = try ProjectWatch(project, scratch: program.scratch, loop) { keeper.change($0) }
        keeper.programChanged = { try watch.update() }
        keeper.begin()
        server.start()
        if opens { try ServeCommand.open(server.address, loop, console) }
        try withExtendedLifetime(lock) { try loop.run { keeper.stop() } }
    }

    private static func lock(_ project: Project) throws -> FileLock {
        do {
            return try FileLock(Paths.join(project.root, "\(folder)/lock"))
        } catch let taken as FileLock.Taken {
            throw FileError(path: Paths.resolved(project.root), attempt: "serve", reason: "it is served already: \(taken.line)")
        }
    }

    private static func server(of site: String, port: Int, _ feed: ReloadFeed) throws -> SiteServer {
        do {
            return try SiteServer(site: site, port: port, feed: feed)
        } catch let taken as PortTaken {
            let reason = "taken by \(taken.owner ?? "another program"); --port 0 finds a free one"
            throw FileError(path: "port \(taken.port)", attempt: "listen", reason: reason)
        }
    }

    private func workerWords(_ site: String, _ project: Project) -> [String] {
        ["serve", "--worker", site, "--root", project.root, "--color", "never"] + (engine.map { ["--engine", $0] } ?? [])
    }

    private func introduction(_ address: String, _ program: RebuiltProgram) -> String {
        "\(address)\n" + (program.remark.map { "    \($0)\n" } ?? "")
    }

    /// Opens the address, and reports a failure; the browser continues after this process ends.
    private static func open(_ address: String, _ loop: EventLoop, _ console: Console) throws(FileError) {
        let opener = "exec xdg-open \"$0\" >/dev/null 2>&1"
        let browser = try ChildProcess(["sh", "-c", opener, address], in: "/", output: .descriptor(STDERR_FILENO), errors: .joined)
        loop.listen(to: browser.end) {
            loop.stopListening(to: browser.end)
            guard browser.wait() != .exit(0) else { return }
            console.complain("\(console.errorStyle(.bold, "evdoc:")) xdg-open opens no browser; the address is \(address)\n")
        }
    }
}
