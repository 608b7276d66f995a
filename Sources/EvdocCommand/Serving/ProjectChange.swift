/// The work that follows from a changed file of a project, by its path from the root. Of another package, by an absolute path, only
/// compiled files are reported.
enum ProjectChange {
    /// The file is compiled into the program.
    case source
    /// A site is made from the file, and a compiled program already reads it.
    case text
    case nothing

    init(_ path: String) {
        guard !path.hasPrefix("/") else {
            self = .source
            return
        }
        let folders = path.split(separator: "/").map(String.init)
        switch folders.first ?? "" {
        case "site": self = ProjectChange.isText(path) ? .text : .nothing
        case "translations", "evdoc.json": self = .text
        case "Sources", "experiments", "Package.swift", "Package.resolved": self = ProjectChange.isLeftByEditors(path) ? .nothing : .source
        default: self = path.hasSuffix(".swift") ? .source : .nothing
        }
    }

    /// Whether files in this directory can matter. The root is empty.
    static func isWatched(_ directory: String) -> Bool {
        let isHidden = directory.split(separator: "/").contains { $0.hasPrefix(".") }
        return !isHidden && !["site/public", "site/preview", "site/reports/documents"].contains(directory)
    }

    /// Whether files in this directory of a dependency can matter: compiled files do, its tests do not.
    static func isWatchedInPackage(_ directory: String) -> Bool {
        isWatched(directory) && !["site", "Tests", "translations"].contains(directory.prefix { $0 != "/" })
    }

    /// Whether a site is made from the file. Reports are written, not read; the findings of studies are read.
    private static func isText(_ path: String) -> Bool {
        !isLeftByEditors(path) && (!path.hasPrefix("site/reports/") || path.hasSuffix(".jsonl"))
    }

    /// Whether the file is a copy, or exists only during editing.
    private static func isLeftByEditors(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "4913" || name.hasSuffix(".swp")
    }
}
