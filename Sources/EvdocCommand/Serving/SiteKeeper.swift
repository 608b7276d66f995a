import ExperimentKit
import Foundation
import ProjectFiles
import ProjectKit
import ServeKit

/// Keeps the site of a server up to date: recompiles the program, and has the newest program build the rest.
final class SiteKeeper {
    /// The seconds within which consecutive saves count as one.
    private static let settling = 0.03

    private let project: Project
    private let site: String
    private let program: String
    /// The words after the name of the program.
    private let workerWords: [String]
    /// The directory in which the worker starts.
    private let directory: String
    private let feed: ReloadFeed
    private let loop: EventLoop
    private let report: ServeReport
    /// Called after the program has changed: it may be built with other packages.
    var programChanged: () throws -> Void = {}
    private var recompiler: Recompiler?
    private var worker: WorkerProcess?
    /// The complaints about the program, and about its build of the site.
    private var complaints: (ofCompiler: [Complaint], ofWorker: [Complaint]) = ([], [])
    private var changed: Set<String> = []
    private var sources: Set<String> = []
    private var programStamp: FileStamp?
    private var stamps: [String: FileStamp] = [:]
    private var publications = 0
    private let run = String(UInt64.random(in: 0...UInt64.max), radix: 36)

    /// `build` compiles the program; nil if the program is not compiled.
    init(
        _ project: Project, site: String, program: String, workerWords: [String], build: [String]?, feed: ReloadFeed, _ loop: EventLoop,
        _ report: ServeReport, in directory: String = FileManager.default.currentDirectoryPath
    ) {
        (self.project, self.site, self.program, self.workerWords) = (project, site, program, workerWords)
        (self.feed, self.loop, self.report, self.directory) = (feed, loop, report, directory)
        programStamp = FileStamp(program)
        stamps = FileStamp.all(below: site)
        if let build { recompiler = Recompiler(build, in: project.root, loop) { [unowned self] in takeCompiled($0) } }
        feed.tell(BuildState(version: version))
    }

    func begin() { startWorker() }

    func stop() {
        recompiler?.stop()
        worker?.stop()
    }

    /// Handles changes of these files; nil for any file.
    func change(_ paths: Set<String>?) {
        changed.formUnion(paths ?? ["Package.swift", "evdoc.json"])
        loop.set("changes", after: SiteKeeper.settling) { [unowned self] in takeChanges() }
    }

    private func takeChanges() {
        let texts = changed.filter { ProjectChange($0) == .text }.sorted()
        let sources = changed.filter { ProjectChange($0) == .source }
        changed = []
        if !sources.isEmpty, let recompiler {
            self.sources.formUnion(sources)
            report.begin(self.sources.sorted())
            tell { $0.work = .compiling }
            recompiler.begin()
        }
        guard !texts.isEmpty else { return }
        report.begin(texts)
        if let worker {
            worker.ask(WorkerRequest(changed: texts))
            tell { $0.work = $0.work ?? .building }
        } else {
            startWorker()
        }
    }

    // MARK: - The compiler

    private func takeCompiled(_ found: [Complaint]) {
        complaints.ofCompiler = found
        guard found.isEmpty else {
            report.fail(found)
            return tell { $0.work = nil }
        }
        report.compiled()
        let stamp = FileStamp(program)
        // Files that are not in the program, such as its tests, leave it as it was.
        guard stamp != programStamp || worker == nil else {
            sources = []
            return tell { [isBusy = worker?.isBusy == true] in $0.work = isBusy ? .building : nil }
        }
        programStamp = stamp
        do { try programChanged() } catch { return loop.end(throwing: error) }
        worker?.stop()
        startWorker()
    }

    // MARK: - The worker

    private func startWorker() {
        let first = sources.filter { $0.hasSuffix(".swift") }.sorted().flatMap { ["--first", $0] }
        sources = []
        tell { $0.work = .building }
        do {
            worker = try WorkerProcess([program] + workerWords + first, in: directory, loop) {
                [unowned self] in
                take($0, $1)
            } ended: { [unowned self] in
                takeEnd($0, $1)
            }
        } catch {
            worker = nil
            fail([Complaint(message: "\(error)")])
        }
    }

    private func take(_ step: WorkerMessage.Step, _ errors: String) {
        switch step {
        case .pages:
            report.published(pagesOnly: true)
            publish()
        case .site:
            report.published(pagesOnly: false)
            report.remark(errors)
            // An experiment that has stopped the program is left out, and the rest is built.
            complaints.ofWorker = Complaint.errors(in: errors, below: project.root)
            publish()
            endWork()
        case .failure: fail(complaints(in: errors))
        }
    }

    private func takeEnd(_ ending: ChildProcess.Ending, _ errors: String) {
        worker = nil
        let all = complaints(in: errors)
        fail(all.isEmpty ? [Complaint(message: "the program has ended while it built the site: \(ending)")] : all)
    }

    private func fail(_ found: [Complaint]) {
        report.fail(found)
        complaints.ofWorker = found
        endWork()
    }

    private func endWork() {
        guard worker?.isBusy != true else { return tell { _ in } }
        tell { if $0.work == .building { $0.work = nil } }
    }

    /// The complaints in evdoc's output; the whole output if it names no mistake.
    private func complaints(in errors: String) -> [Complaint] {
        let found = Complaint.errors(in: errors, below: project.root)
        let text = errors.trimmingCharacters(in: .whitespacesAndNewlines)
        return found.isEmpty && !text.isEmpty ? [Complaint(message: text)] : found
    }

    // MARK: - Open pages

    private var version: String { "\(run)-\(publications)" }

    private func tell(_ change: (inout BuildState) -> Void) {
        var state = feed.newest
        change(&state)
        state.complaints = complaints.ofCompiler + complaints.ofWorker
        feed.tell(state)
    }

    /// Publishes the current pages: open pages that have changed are loaded again.
    private func publish() {
        let old = stamps
        stamps = FileStamp.all(below: site)
        let changed = Set(old.keys).union(stamps.keys).filter { old[$0] != stamps[$0] }.sorted()
        tell { state in
            guard !changed.isEmpty else { return }
            publications += 1
            (state.from, state.version, state.changed) = (state.version, version, changed)
        }
    }
}
