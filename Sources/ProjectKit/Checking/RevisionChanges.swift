import ExperimentKit
import ProjectFiles

/// The effect of a change: the files that differ from a git revision, and the experiments that depend on them.
package struct RevisionChanges {
    package let revision: String
    /// Sorted paths from the project's root, including files that git does not know yet.
    package let files: [String]
    /// The record of the reports at the revision; nil if there was none.
    let record: OrderingFile?
    /// The ids of the experiments in the changed files, in the order of the list.
    package let experiments: [String]
    /// The changed files that any experiment may depend on.
    let shared: [String]

    /// The number of files that are named.
    private static let most = 12

    init(since revision: String, _ project: Project, _ experiments: [Experiment]) throws {
        guard let git = try Git(directory: project.root) else {
            throw UsageError("--since requires git; this project is not in a git repository")
        }
        guard let commit = try git.commit(revision) else {
            throw UsageError("git knows no revision “\(revision)”", hint: "in a shallow clone, fetch it first")
        }
        self.revision = revision
        let differing = try git.lines(["diff", "--name-only", "--no-renames", "--relative", commit, "--"])
        let added = try git.lines(["ls-files", "--others", "--exclude-standard"])
        files = Set(differing + added).sorted()
        let name = OrderingFile.file.name
        record = try git.holds(name, in: commit) ? OrderingFile(text: git.output(["cat-file", "blob", "\(commit):./\(name)"])) : nil
        let places = RealPlaces(project)
        let changed = Set(files)
        let homes = experiments.map { (id: $0.id, file: places($0.location).file) }
        self.experiments = homes.filter { changed.contains($0.file) }.map(\.id)
        let own = Set(homes.map(\.file))
        shared = files.filter { $0.hasSuffix(".swift") && !own.contains($0) && !$0.hasPrefix("Tests/") }
    }

    /// The changes as sentences without full stops.
    package var lines: [String] {
        guard !files.isEmpty else { return ["no file differs from \(revision)"] }
        let touched =
            experiments.isEmpty ? [] : ["experiments in files that differ: \(RevisionChanges.list(experiments))"]
        let all = shared.isEmpty ? [] : ["Swift that any experiment may hang on: \(RevisionChanges.list(shared))"]
        let others = files.filter { !$0.hasSuffix(".swift") && !$0.hasPrefix("site/reports/") }
        let rest = others.isEmpty ? [] : ["other files: \(RevisionChanges.list(others))"]
        return ["\(counted(files.count, "file differs", "files differ")) from \(revision)"] + touched + all + rest
            + (record == nil ? ["there was no \(OrderingFile.file.name) then: changes are shown against the committed one"] : [])
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
    }
}
