import Foundation
import ProjectFiles

/// The places of a project's files.
package struct Project: Hashable {
    package let root: String

    /// The files of which a project has one, and by which it is found.
    private static let marks: [(name: String, kind: Files.Kind)] = [
        ("evdoc.json", .file), ("site/pages", .directory), ("Package.swift", .file),
    ]

    /// The given directory; otherwise the current directory or the nearest above that is a project of the user's own.
    package init(given: String?) throws(UsageError) {
        if let given {
            guard Project.isRoot(given) else {
                throw UsageError(
                    "\(given) holds none of evdoc.json, site/pages and Package.swift", hint: "--root names the project’s directory")
            }
            root = given
            return
        }
        guard let found = Project.search() else {
            throw UsageError(
                "neither this directory nor one above it holds evdoc.json, site/pages or Package.swift of your own",
                hint: "run evdoc in the project, or give --root DIR")
        }
        root = found
    }

    /// The project; nil if none is given and the current directory is not in one.
    package static func ifAny(given root: String?) throws(UsageError) -> Project? {
        if root == nil, search() == nil { return nil }
        return try Project(given: root)
    }

    package var pages: String { Paths.join(root, "site/pages") }
    /// The files that the site has unchanged, for programs that serve it.
    var staticFiles: String { Paths.join(root, "site/static") }
    package var reports: String { Paths.join(root, "site/reports") }
    package var publicSite: String { Paths.join(root, "site/public") }
    /// The directory for a site of some experiments.
    package var preview: String { Paths.join(root, "site/preview") }

    /// The report's path from the root, as in diffs and diagnostics.
    static func reportName(_ id: String) -> String { "site/reports/\(id).md" }

    private static func isRoot(_ path: String) -> Bool { marks.contains { Files.kind(of: Paths.join(path, $0.name)) == $0.kind } }

    /// Whether a directory is a project of the user's own, or, if it is the current directory, of its owner. Every user can put a file into a
    /// directory such as `/tmp`.
    private static func isOwnRoot(_ path: String, isCurrent: Bool) -> Bool {
        marks.contains { mark in
            let place = Paths.join(path, mark.name)
            guard Files.kind(of: place) == mark.kind, let owner = Files.owner(of: place) else { return false }
            return owner == geteuid() || isCurrent && owner == Files.owner(of: path)
        }
    }

    private static func search() -> String? {
        let (current, home) = (FileManager.default.currentDirectoryPath, ProcessInfo.processInfo.environment["HOME"])
        let found = search(from: current, home: home)
        return found == current ? "." : found
    }

    /// The nearest project of the user's own, from a directory upwards. The search ends below the home directory, at the root of a
    /// repository of git, and within the file system.
    static func search(from current: String, home: String?) -> String? {
        if isOwnRoot(current, isCurrent: true) { return current }
        let (home, fileSystem) = (home.map(Paths.resolved), Files.fileSystem(of: current))
        var path = current
        while path != "/", path != home, Files.kindOfEntry(Paths.join(path, ".git")) == .missing {
            path = Paths.above(path)
            guard path != home, Files.fileSystem(of: path) == fileSystem else { return nil }
            if isOwnRoot(path, isCurrent: false) { return path }
        }
        return nil
    }
}
