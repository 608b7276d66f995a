/// What a file of a project is for, by its path from the root: what has to be done when it changes. Of another package, by an absolute path, only what is
/// compiled is ever told.
enum ProjectChange {
    /// It is compiled into the program.
    case source
    /// A site is made of it, and a program that is compiled already reads it.
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

    /// Whether something in this directory can matter. The root is empty.
    static func isWatched(_ directory: String) -> Bool {
        let isHidden = directory.split(separator: "/").contains { $0.hasPrefix(".") }
        return !isHidden && !["site/public", "site/preview", "site/reports/documents"].contains(directory)
    }

    /// The same in a package that the project is built with: what is compiled of it, and its tests are not.
    static func isWatchedInPackage(_ directory: String) -> Bool {
        isWatched(directory) && !["site", "Tests", "translations"].contains(directory.prefix { $0 != "/" })
    }

    /// Reports are written, not read; what studies have found is read.
    private static func isText(_ path: String) -> Bool {
        !isLeftByEditors(path) && (!path.hasPrefix("site/reports/") || path.hasSuffix(".jsonl"))
    }

    /// Copies, and files that are there while somebody edits.
    private static func isLeftByEditors(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "4913" || name.hasSuffix(".swp")
    }
}
