import ExperimentKit
import Foundation
import SiteKit

/// Builds the site of a server: at once, and again for each line of standard input. It keeps what the experiments have found out, so that a text that has changed
/// runs none of them, and puts the pages in place first that somebody is looking at. Writes to no other place than the site.
final class SiteWorker {
    private let evdoc: Evdoc
    private let project: Project
    private let output: String
    private let engine: EngineModules
    private let console: Console
    private var findings: BuildFindings?
    private var content: SiteContent?

    init(_ evdoc: Evdoc, _ project: Project, output: String, engine: EngineModules, _ console: Console) {
        (self.evdoc, self.project, self.output, self.engine, self.console) = (evdoc, project, output, engine, console)
    }

    /// Returns when the input ends. `changed` are Swift files whose experiments come first.
    func run(first changed: [String], input descriptor: Int32 = STDIN_FILENO) throws {
        try work(answering: 0) {
            try runFirst(changed)
            try build()
        }
        let input = WorkerInput(descriptor: descriptor)
        while let requests = input.next() {
            try work(answering: requests.count) { try build(after: Set(requests.flatMap(\.changed))) }
        }
    }

    private func work(answering count: Int, _ body: () throws -> Void) throws {
        do {
            try body()
            try say(.site, count)
        } catch {
            _ = evdoc.complain(error, on: console)
            try say(.failure, count)
        }
    }

    private func say(_ step: WorkerMessage.Step, _ count: Int = 0) throws {
        try console.print(WorkerMessage(step: step, answered: count).json(.sortedKeys))
    }

    // MARK: - Some pages first

    /// The pages of a few experiments; mistakes of theirs are found again when all are built.
    private func runFirst(_ changed: [String]) throws {
        let places = RealPlaces(project)
        let files = Set(changed)
        let few = changed.isEmpty ? [] : evdoc.running.filter { files.contains(places($0.location).file) }
        guard !few.isEmpty, few.count < evdoc.experiments.count else { return }
        var stopwatch = Stopwatch()
        let findings = try BuildFindings(of: few, isPartial: true, evdoc, project, on: console, &stopwatch)
        let content = try findings.content(with: BuildTexts(project, few), engine)
        guard let pages = try? SiteBuilder.files(ofExperimentsIn: content) else { return }
        try put(pages)
    }

    /// Hand-written pages, where nothing else has changed.
    private func buildNotes(_ changed: Set<String>) throws {
        let folder = "site/pages/"
        guard let old = content, changed.allSatisfy({ $0.hasPrefix(folder) && $0.hasSuffix(".md") }) else { return }
        let fresh = old.with(notes: try Notes.read(project.pages, of: project))
        try put(SiteBuilder.files(ofNotes: Set(changed.map { String($0.dropFirst(folder.count)) }), in: fresh))
    }

    /// In the place of those that the site has. Others have to wait for the whole.
    private func put(_ pages: [SiteFile]) throws {
        let known = pages.filter { Files.kindOfEntry(Paths.join(output, $0.path)) == .file }
        let folders = Dictionary(grouping: known) { Paths.above($0.path) }
        for (folder, pages) in folders.sorted(by: { $0.key < $1.key }) {
            let named = pages.map { SiteFile(path: Paths.lastName($0.path), bytes: $0.bytes) }
            try Replacement.replace(named, in: folder == "." ? output : Paths.join(output, folder))
        }
        if !known.isEmpty { try say(.pages) }
    }

    // MARK: - The whole site

    private func build(after changed: Set<String>) throws {
        try buildNotes(changed)
        // What the engine is held against.
        if changed.contains(where: { $0.hasPrefix("site/evidence/") }) { findings = nil }
        try build()
    }

    private func build() throws {
        var stopwatch = Stopwatch()
        let findings =
            try self.findings
            ?? BuildFindings(of: evdoc.experiments, isPartial: !evdoc.stopped.isEmpty, evdoc, project, on: console, &stopwatch)
        self.findings = findings
        let content = try findings.content(with: BuildTexts(project, evdoc.experiments), engine)
        self.content = content
        try Publisher(output: output).publish(try SiteBuilder.files(content))
    }
}

/// The requests that come.
private struct WorkerInput {
    let descriptor: Int32

    /// Those that have come meanwhile, as one; nil at the end.
    func next() -> [WorkerRequest]? {
        guard let first = line() else { return nil }
        var requests = [first]
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&ready, 1, 0) > 0, ready.revents & Int16(POLLIN) != 0, let more = line() { requests.append(more) }
        return requests
    }

    /// Read byte by byte, so that nothing is kept that `poll` would not see.
    private func line() -> WorkerRequest? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { break }
            bytes.append(byte)
        }
        return try? JSONDecoder().decode(WorkerRequest.self, from: Data(bytes))
    }
}
