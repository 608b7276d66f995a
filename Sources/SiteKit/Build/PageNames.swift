import ExperimentKit
import ProjectFiles

/// Checks the names of hand-written files against the names that a site can publish.
enum PageNames {
    /// A diagnostic for each hand-written page or picture with a name that cannot be published.
    static func diagnostics(for notes: [SiteFile]) -> [Diagnostic] { diagnostics(for: notes, below: "site/pages") }

    /// A diagnostic for each file below `site/static` with a name that cannot be published, or of another file or folder of the site.
    static func diagnostics(for staticFiles: [SiteFile], beside others: [String]) -> [Diagnostic] {
        guard !staticFiles.isEmpty else { return [] }
        let own = Set((others + [SiteFile.listName]).map { $0.lowercased() })
        let ownFolders = Set(own.flatMap(folders))
        return diagnostics(for: staticFiles, below: "site/static")
            + staticFiles.compactMap { file in
                let path = file.path.lowercased()
                guard own.contains(path) || ownFolders.contains(path) || folders(of: path).contains(where: own.contains) else { return nil }
                return diagnostic(file, below: "site/static", "the build writes a file or a folder of this name", "rename it")
            }
    }

    /// The folders that contain a file: `a` and `a/b` for `a/b/c`.
    private static func folders(of path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }

    private static func diagnostics(for files: [SiteFile], below folder: String) -> [Diagnostic] {
        // Names equal by canonical equivalence, as Swift compares, and without regard to case: on many disks these are one file.
        var first: [String: SiteFile] = [:]
        return files.compactMap { note in
            if let fault = fault(in: note.path) {
                return diagnostic(note, below: folder, "the name holds \(fault), which cannot be published", "rename it")
            }
            guard let other = first.updateValue(note, forKey: note.path.lowercased()) else { return nil }
            return diagnostic(
                note, below: folder,
                "the name is that of `\(other.path)` but for its case or its spelling in Unicode, and many disks keep only one of them",
                "rename one of the two")
        }
    }

    private static func fault(in path: String) -> String? {
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\\": return "a backslash"
            case "\u{FFFD}": return "what is not UTF-8"
            case _ where scalar.properties.generalCategory == .control: return "a control character"
            default: continue
            }
        }
        return nil
    }

    private static func diagnostic(_ file: SiteFile, below folder: String, _ summary: String, _ remedy: String) -> Diagnostic {
        Diagnostic(Location(fileID: "\(folder)/\(shown(file.path))", line: 1), summary, remedy: remedy)
    }

    /// A name must not add lines to the output, or control the terminal.
    private static func shown(_ path: String) -> String {
        path.unicodeScalars.map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: false) : String($0) }.joined()
    }
}
