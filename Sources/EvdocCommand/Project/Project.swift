import Foundation
import SiteKit

/// Where the project keeps what is read and written.
struct Project: Hashable {
    let root: String

    /// The directory given, else the current one or the nearest above it that holds `site/`, or a package, which may not have published yet.
    init(given: String?) throws(UsageError) {
        if let given {
            guard Project.isRoot(given) else {
                throw UsageError("\(given) holds neither site/ nor Package.swift", hint: "--root names the project’s directory")
            }
            root = given
            return
        }
        guard let found = Project.search() else {
            throw UsageError(
                "neither this directory nor one above it holds site/ or Package.swift", hint: "run evdoc in the project, or give --root DIR"
            )
        }
        root = found
    }

    /// The same; nil where none is given and the current directory is in none.
    static func ifAny(given root: String?) throws(UsageError) -> Project? {
        if root == nil, search() == nil { return nil }
        return try Project(given: root)
    }

    var pages: String { Paths.join(root, "site/pages") }
    var reports: String { Paths.join(root, "site/reports") }
    var publicSite: String { Paths.join(root, "site/public") }
    /// Where a site of some experiments goes.
    var preview: String { Paths.join(root, "site/preview") }

    /// As diffs and diagnostics name it: from the root.
    static func reportName(_ id: String) -> String { "site/reports/\(id).md" }

    private static func isRoot(_ path: String) -> Bool {
        Files.kind(of: Paths.join(path, "site")) == .directory || Files.kind(of: Paths.join(path, "Package.swift")) == .file
    }

    private static func search() -> String? {
        if isRoot(".") { return "." }
        var path = FileManager.default.currentDirectoryPath
        while path != "/" {
            path = Paths.above(path)
            if isRoot(path) { return path }
        }
        return nil
    }
}
