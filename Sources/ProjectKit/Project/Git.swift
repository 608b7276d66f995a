import Foundation
import ProjectFiles

/// The git history of a project's directory.
///
/// Others may have written a project's files, and git's configuration can name programs: for signatures, filters, hooks, watchers, transports.
/// Questions therefore go to a repository of evdoc's own, with the objects and the index of the project's repository, and without
/// configuration, hooks and remotes. The user's configuration and environment are not read either, so answers are equal everywhere.
final class Git {
    /// The seconds for all questions together.
    private static let seconds = 10.0
    private static let memory = 4 << 30
    /// The settings about files that are taken over from the project's configuration; none names a program.
    private static let settings = "^core[.](filemode|symlinks|ignorecase|autocrlf|eol)$"
    /// The environment of git: no configuration, no question at the terminal, no transport, no lock.
    private static let environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_ALLOW_PROTOCOL": "none",
        "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C.UTF-8",
    ]

    private let directory: String
    private let program: String
    private let deadline: ContinuousClock.Instant
    /// The directory of the repository of evdoc's own.
    private let folder: TemporaryFolder
    /// The places of the repository of evdoc's own, in the variables of git.
    private var places: [String: String] = [:]

    /// Nil if neither the directory nor one above it has a `.git`. Throws if git is missing or refuses.
    init?(directory: String, seconds: Double = Git.seconds) throws(FileError) {
        guard Git.isInRepository(directory) else { return nil }
        guard let program = ForeignProgram.find("git") else { throw Git.error(directory, "there is no git in the PATH") }
        folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory.path, for: "git")
        (self.directory, self.program) = (directory, program)
        deadline = .now + .seconds(seconds)
        let shared = try place("--git-common-dir")
        places = [
            "GIT_DIR": folder.path, "GIT_WORK_TREE": try place("--show-toplevel"), "GIT_OBJECT_DIRECTORY": Paths.join(shared, "objects"),
            "GIT_INDEX_FILE": Paths.join(try place("--git-dir"), "index"),
        ]
        let shallow = Paths.join(shared, "shallow")
        if Files.kind(of: shallow) == .file { places["GIT_SHALLOW_FILE"] = shallow }
        try makeRepository(try place("--show-object-format"), excluding: Paths.join(shared, "info/exclude"))
    }

    private static func isInRepository(_ directory: String) -> Bool {
        var path = URL(fileURLWithPath: directory).standardized.path
        while Files.kindOfEntry(Paths.join(path, ".git")) == .missing {
            guard path != "/" else { return false }
            path = Paths.above(path)
        }
        return true
    }

    private func makeRepository(_ format: String, excluding exclude: String) throws(FileError) {
        var config = "[core]\nrepositoryformatversion = 1\nbare = false\n"
        let settings = try ask(["config", "--null", "--get-regexp", Git.settings], own: false)
        for setting in String(decoding: settings.output, as: UTF8.self).split(separator: "\0") {
            let parts = setting.split(separator: "\n", maxSplits: 1)
            let (key, value) = (parts[0].dropFirst("core.".count), parts.count > 1 ? parts[1] : "true")
            if value.allSatisfy({ $0.isASCII && $0.isLetter }) { config += "\(key) = \(value)\n" }
        }
        config += "[extensions]\nobjectFormat = \(format)\n"
        for name in ["objects", "refs", "info"] { try Files.makeDirectory(Paths.join(folder.path, name)) }
        let excluded = (try? Files.read(exclude)) ?? []
        try Files.append(excluded, to: Paths.join(folder.path, "info/exclude"))
        try Files.append(Array(config.utf8), to: Paths.join(folder.path, "config"))
        try Files.append(Array("ref: refs/heads/none\n".utf8), to: Paths.join(folder.path, "HEAD"))
    }

    /// The full name of a commit; nil for an unknown name.
    func commit(_ revision: String) throws(FileError) -> String? {
        let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
        let found = try ask(words, own: false)
        return found.isDone ? Git.line(found) : nil
    }

    /// The output of git, line by line. Throws if git refuses.
    func lines(_ words: [String]) throws(FileError) -> [String] {
        try output(words).split(separator: "\n").map(String.init)
    }

    /// The output of git. Throws if git refuses.
    func output(_ words: [String]) throws(FileError) -> String {
        let outcome = try ask(words, own: true)
        guard outcome.isDone else { throw Git.error(directory, outcome.complaint) }
        return String(decoding: outcome.output, as: UTF8.self)
    }

    /// Whether the file is in a commit; its path starts at the project.
    func holds(_ path: String, in commit: String) throws(FileError) -> Bool {
        try ask(["cat-file", "-e", "\(commit):./\(path)"], own: true).isDone
    }

    /// A fact about the project's repository, which `git rev-parse` prints.
    private func place(_ option: String) throws(FileError) -> String {
        let found = try ask(["rev-parse", "--path-format=absolute", option], own: false)
        guard found.isDone else { throw Git.error(directory, found.complaint) }
        return Git.line(found)
    }

    /// Asks the repository of evdoc's own, or that of the project; the latter about names and places only.
    private func ask(_ words: [String], own: Bool) throws(FileError) -> ForeignProgram.Outcome {
        let seconds = ContinuousClock.now.duration(to: deadline) / .seconds(1)
        let limits = ForeignProgram.Limits(seconds: seconds, memory: Git.memory)
        let path = ["PATH": getenv("PATH").map { String(cString: $0) } ?? ""]
        let environment = Git.environment.merging(path) { $1 }.merging(own ? places : [:]) { $1 }
        // Nothing of the project's repository is run, so its owner does not matter.
        let plain = [
            "-c", "safe.directory=*", "-c", "core.quotePath=false", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
        ]
        let outcome = try ForeignProgram(program, environment: environment, limits: limits).run(plain + words, in: directory)
        guard !outcome.isOutOfTime else { throw Git.error(directory, "\(program) takes longer than \(Int(Git.seconds)) s") }
        return outcome
    }

    private static func line(_ outcome: ForeignProgram.Outcome) -> String {
        let text = String(decoding: outcome.output, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    private static func error(_ directory: String, _ reason: String) -> FileError {
        FileError(path: directory, attempt: "read the git history", reason: reason)
    }
}
