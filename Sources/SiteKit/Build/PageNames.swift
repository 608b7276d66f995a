import ExperimentKit

/// Holds the names of hand-written files against what a site can publish.
enum PageNames {
    /// One for each file whose name cannot be published.
    static func diagnostics(for notes: [SiteFile]) -> [Diagnostic] {
        // Equal for Swift, which compares by canonical equivalence, and without regard to case: on many a disk these are one file.
        var first: [String: SiteFile] = [:]
        return notes.compactMap { note in
            if let fault = fault(in: note.path) {
                return diagnostic(note, "the name holds \(fault), which cannot be published", "rename it")
            }
            guard let other = first.updateValue(note, forKey: note.path.lowercased()) else { return nil }
            return diagnostic(
                note,
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

    private static func diagnostic(_ note: SiteFile, _ summary: String, _ remedy: String) -> Diagnostic {
        Diagnostic(Location(fileID: SiteFile.source(ofNote: shown(note.path)), line: 1), summary, remedy: remedy)
    }

    /// A name must not write lines, or to the terminal, of its own.
    private static func shown(_ path: String) -> String {
        path.unicodeScalars.map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: false) : String($0) }.joined()
    }
}
