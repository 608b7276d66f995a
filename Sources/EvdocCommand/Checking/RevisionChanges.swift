import ExperimentKit
import SiteKit

/// What a change touches: the files that differ from a revision of git, and what hangs on them.
struct RevisionChanges {
    let revision: String
    /// Paths from the project's root, sorted; those that git does not know yet among them.
    let files: [String]
    /// The record of the reports as they were then; nil where there was none.
    let record: OrderingFile?
    /// Ids of the experiments whose files are among them, in the order of the list.
    let experiments: [String]
    /// What every experiment hangs on.
    let shared: [String]

    /// How many files are named.
    private static let most = 12

    init(since revision: String, _ project: Project, _ experiments: [Experiment]) throws {
        let git = Git(directory: project.root)
        guard git.output(["rev-parse", "--is-inside-work-tree"]) != nil else {
            throw UsageError("--since needs git, and the project is in no repository of it")
        }
        guard let commit = git.lines(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]).first else {
            throw UsageError("git knows no revision “\(revision)”", hint: "in a shallow clone, fetch it first")
        }
        self.revision = revision
        let differing = git.lines(["diff", "--name-only", "--relative", commit, "--"])
        let added = git.lines(["ls-files", "--others", "--exclude-standard"])
        files = Set(differing + added).sorted()
        record = try git.output(["show", "\(commit):./\(OrderingFile.file.name)"]).map { text throws(AuthorsMistakes) in
            try OrderingFile(text: text)
        }
        let places = RealPlaces(project)
        let changed = Set(files)
        let homes = experiments.map { (id: $0.id, file: places($0.location).file) }
        self.experiments = homes.filter { changed.contains($0.file) }.map(\.id)
        let own = Set(homes.map(\.file))
        shared = files.filter { $0.hasSuffix(".swift") && !own.contains($0) && !$0.hasPrefix("Tests/") }
    }

    /// A sentence each, without full stops.
    var lines: [String] {
        guard !files.isEmpty else { return ["no file differs from \(revision)"] }
        let touched =
            experiments.isEmpty ? [] : ["experiments in files that differ: \(RevisionChanges.list(experiments))"]
        let all = shared.isEmpty ? [] : ["Swift that any experiment may hang on: \(RevisionChanges.list(shared))"]
        let others = files.filter { !$0.hasSuffix(".swift") && !$0.hasPrefix("site/reports/") }
        let rest = others.isEmpty ? [] : ["other files: \(RevisionChanges.list(others))"]
        return ["\(counted(files.count, "file differs", "files differ")) from \(revision)"] + touched + all + rest
            + (record == nil ? ["there was no \(OrderingFile.file.name) then: what has changed is told against the committed one"] : [])
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
    }
}
