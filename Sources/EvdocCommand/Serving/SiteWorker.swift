import ExperimentKit
import Foundation
import SiteKit
import Synchronization

/// Builds the site of a server: at once, and again for each line of its input. It keeps what the experiments have found out, so that a text that has changed
/// runs none of them, and puts the pages in place first that somebody is looking at: also while it builds the rest. Writes to no other place than the site.
final class SiteWorker: Sendable {
    /// What both threads know.
    private struct Shared {
        /// Of the last build, from which single pages are made.
        var content: SiteContent?
        /// Pages that have been put in place since the build that goes on has read its texts.
        var newer: [String: SiteFile] = [:]
    }

    private let evdoc: Evdoc
    private let project: Project
    private let output: String
    private let engine: EngineModules
    private let console: Console
    private let shared = Mutex(Shared())
    /// One says something at a time, and puts something in place.
    private let speaking = Mutex(())
    private let queue = WorkerQueue()

    init(_ evdoc: Evdoc, _ project: Project, output: String, engine: EngineModules, _ console: Console) {
        (self.evdoc, self.project, self.output, self.engine, self.console) = (evdoc, project, output, engine, console)
    }

    /// Returns when the input ends. `changed` are Swift files whose experiments come first.
    func run(first changed: [String], input: Int32 = STDIN_FILENO) {
        Thread { self.read(input) }.start()
        var findings: BuildFindings?
        work(answering: 1) {
            try runFirst(changed)
            try build(&findings)
        }
        while let requests = queue.next() {
            // What the engine is held against.
            if requests.flatMap(\.changed).contains(where: { $0.hasPrefix("site/evidence/") }) { findings = nil }
            work(answering: requests.count) { try build(&findings) }
        }
    }

    private func read(_ input: Int32) {
        let lines = WorkerInput(descriptor: input)
        while let request = lines.next() {
            do {
                try buildNotes(Set(request.changed))
            } catch {
                fail(error, answering: 0)
            }
            queue.add(request)
        }
        queue.end()
    }

    private func work(answering count: Int, _ body: () throws -> Void) {
        do {
            try body()
            speaking.withLock { _ in say(.site, count) }
        } catch {
            fail(error, answering: count)
        }
    }

    private func fail(_ error: any Error, answering count: Int) {
        speaking.withLock { _ in
            _ = evdoc.complain(error, on: console)
            say(.failure, count)
        }
    }

    /// A server that is gone is nobody to complain to.
    private func say(_ step: WorkerMessage.Step, _ count: Int = 0) {
        try? console.print(WorkerMessage(step: step, answered: count).json(.sortedKeys))
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
        let content = try findings.content(with: BuildTexts(project, few, isPartial: true), engine)
        guard let pages = try? SiteBuilder.files(ofExperimentsIn: content) else { return }
        try speaking.withLock { _ in if try put(pages) { say(.pages) } }
    }

    /// Hand-written pages, where nothing else has changed.
    private func buildNotes(_ changed: Set<String>) throws {
        let folder = "site/pages/"
        guard let old = shared.withLock({ $0.content }), changed.allSatisfy({ $0.hasPrefix(folder) && $0.hasSuffix(".md") }) else { return }
        let fresh = old.with(notes: try Notes.read(project.pages, of: project))
        let pages = try SiteBuilder.files(ofNotes: Set(changed.map { String($0.dropFirst(folder.count)) }), in: fresh)
        try speaking.withLock { _ in
            shared.withLock { for page in pages { $0.newer[page.path] = page } }
            if try put(pages) { say(.pages) }
        }
    }

    /// In the place of those that the site has; others have to wait for the whole. Whether there were any.
    private func put(_ pages: [SiteFile]) throws -> Bool {
        let known = pages.filter { Files.kindOfEntry(Paths.join(output, $0.path)) == .file }
        let folders = Dictionary(grouping: known) { Paths.above($0.path) }
        for (folder, pages) in folders.sorted(by: { $0.key < $1.key }) {
            let named = pages.map { SiteFile(path: Paths.lastName($0.path), bytes: $0.bytes) }
            try Replacement.replace(named, in: folder == "." ? output : Paths.join(output, folder))
        }
        return !known.isEmpty
    }

    // MARK: - The whole site

    private func build(_ findings: inout BuildFindings?) throws {
        var stopwatch = Stopwatch()
        shared.withLock { $0.newer = [:] }
        let found =
            try findings
            ?? BuildFindings(of: evdoc.experiments, isPartial: !evdoc.stopped.isEmpty, evdoc, project, on: console, &stopwatch)
        findings = found
        let content = try found.content(with: BuildTexts(project, evdoc.experiments, isPartial: !evdoc.stopped.isEmpty), engine)
        shared.withLock { $0.content = content }
        let files = try SiteBuilder.files(content)
        try speaking.withLock { _ in
            try Publisher(output: output).publish(files)
            // A page that is older than what its reader has seen must not come back.
            _ = try put(shared.withLock { Array($0.newer.values) })
        }
    }
}
