import ExperimentKit
import Foundation
import ProjectFiles
import ProjectKit
import SiteKit
import Synchronization

/// Builds the site of a server: at once, and again for each line of its input. It keeps the findings of the experiments, so that a changed
/// text runs no experiment, and puts open pages in place first, even during the build of the rest. Writes only to the site.
final class SiteWorker: Sendable {
    /// The state that both threads share.
    private struct Shared {
        /// The content of the last build, from which single pages are made.
        var content: SiteContent?
        /// The pages put in place after the current build has read its texts.
        var newer: [String: SiteFile] = [:]
    }

    private let lab: Laboratory
    private let project: Project
    private let output: String
    private let engine: EngineModule
    private let console: Console
    private let shared = Mutex(Shared())
    /// Serializes messages and replacements of pages.
    private let speaking = Mutex(())
    private let queue = WorkerQueue()

    init(_ lab: Laboratory, _ project: Project, output: String, engine: EngineModule, _ console: Console) {
        (self.lab, self.project, self.output, self.engine, self.console) = (lab, project, output, engine, console)
    }

    /// Returns at the end of the input. The experiments in the `changed` Swift files come first.
    func run(first changed: [String], input: Int32 = STDIN_FILENO) {
        Thread { self.read(input) }.start()
        var findings: ProjectFindings?
        work(answering: 1) {
            try runFirst(changed)
            try build(&findings)
        }
        while let requests = queue.next() {
            // The observations that the engine is compared with.
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
            _ = console.complain(about: error)
            say(.failure, count)
        }
    }

    /// Sends a message; without a server there is no receiver for an error.
    private func say(_ step: WorkerMessage.Step, _ count: Int = 0) {
        try? console.print(WorkerMessage(step: step, answered: count).json(.sortedKeys))
    }

    // MARK: - Some pages first

    /// Builds the pages of a few experiments; their mistakes are found again when all are built.
    private func runFirst(_ changed: [String]) throws {
        let places = RealPlaces(project)
        let files = Set(changed)
        let few = changed.isEmpty ? [] : lab.running.filter { files.contains(places($0.location).file) }
        guard !few.isEmpty, few.count < lab.experiments.count else { return }
        var stopwatch = Stopwatch()
        let findings = try ProjectFindings(of: few, isPartial: true, lab, project, on: console, &stopwatch)
        let content = try ProjectContent(findings, ProjectTexts(project, few, isPartial: true).sound(), engine).site
        guard let pages = try? SiteBuilder.files(ofExperimentsIn: content) else { return }
        try speaking.withLock { _ in if try put(pages) { say(.pages) } }
    }

    /// Builds hand-written pages, if nothing else has changed.
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

    /// Replaces pages that the site already has; others wait for the whole site. Returns whether there were any.
    private func put(_ pages: [SiteFile]) throws -> Bool {
        let known = pages.filter { Files.kindOfEntry(Paths.join(output, $0.path)) == .file }
        if !known.isEmpty { try Replacement.replace(known, in: output, isSite: true) }
        return !known.isEmpty
    }

    // MARK: - The whole site

    private func build(_ findings: inout ProjectFindings?) throws {
        var stopwatch = Stopwatch()
        shared.withLock { $0.newer = [:] }
        let found =
            try findings
            ?? ProjectFindings(of: lab.experiments, isPartial: !lab.stopped.isEmpty, lab, project, on: console, &stopwatch)
        findings = found
        let texts = try ProjectTexts(project, lab.experiments, isPartial: !lab.stopped.isEmpty).sound()
        let content = ProjectContent(found, texts, engine).site
        shared.withLock { $0.content = content }
        let files = try SiteBuilder.files(content)
        try speaking.withLock { _ in
            try Publisher(output: output).publish(files)
            // A page that is older than the one already shown must not come back.
            _ = try put(shared.withLock { Array($0.newer.values) })
        }
    }
}
