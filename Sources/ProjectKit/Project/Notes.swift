import ProjectFiles
import SiteKit

/// The files that a project's site shows or publishes: hand-written pages with their pictures, and the files of `site/static`.
package struct Notes {
    private static let extensions = [".md", ".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif"]
    private static let depthLimit = 16

    /// The project's root with links followed.
    private let root: String
    private let pages: String
    /// Whether files of any name count, including hidden ones.
    private let takesAll: Bool
    /// The directories that have been read.
    private var visited: Set<String>
    private var files: [SiteFile] = []

    private init(_ directory: String, _ project: Project, takesAll: Bool) {
        self.takesAll = takesAll
        root = Paths.resolved(project.root)
        pages = Paths.resolved(directory)
        visited = [pages]
    }

    /// The pages and pictures in the order of their paths; empty if there is no such directory. Throws for a link that leads out of the
    /// project or in a circle, and for entries that are not files: their bytes would be published.
    package static func read(_ directory: String, of project: Project) throws(FileError) -> [SiteFile] {
        try read(directory, of: project, takesAll: false)
    }

    /// All files below `site/static`, which the site has unchanged. Throws as `read` of pages does.
    static func readStatic(of project: Project) throws(FileError) -> [SiteFile] {
        try read(project.staticFiles, of: project, takesAll: true)
    }

    private static func read(_ directory: String, of project: Project, takesAll: Bool) throws(FileError) -> [SiteFile] {
        guard Files.kind(of: directory) == .directory else { return [] }
        var notes = Notes(directory, project, takesAll: takesAll)
        try notes.read(directory, prefix: "", depth: 0)
        return notes.files.sorted { $0.path < $1.path }
    }

    private mutating func read(_ directory: String, prefix: String, depth: Int) throws(FileError) {
        guard depth <= Notes.depthLimit else { throw refusal(directory, "it is more than \(Notes.depthLimit) directories deep") }
        for name in try Files.names(in: directory) where takesAll || !name.hasPrefix(".") {
            let path = Paths.join(directory, name)
            let isPage = takesAll || Notes.extensions.contains { name.hasSuffix($0) }
            let kind = Files.kind(of: path)
            // A name that is not UTF-8 cannot be given back to the system; the build says so.
            if kind == .missing, name.unicodeScalars.contains("\u{FFFD}") {
                files.append(SiteFile(path: prefix + name, bytes: []))
                continue
            }
            guard kind == .directory || isPage else { continue }
            try checkLink(path, isDirectory: kind == .directory)
            switch kind {
            case .directory:
                guard visited.insert(Paths.resolved(path)).inserted else { throw refusal(path, "it leads to what has been read already") }
                try read(path, prefix: "\(prefix)\(name)/", depth: depth + 1)
            case .file:
                // A file too large for a page is read only as far as needed to see that.
                let bytes = try name.hasSuffix(".md") && !takesAll ? Files.read(path, first: SourceText.sizeLimit + 1) : Files.read(path)
                if !takesAll, name.lowercased().hasSuffix(".svg"), let complaint = ActivePicture.complaint(bytes) {
                    throw refusal(path, complaint)
                }
                files.append(SiteFile(path: prefix + name, bytes: bytes))
            case .missing: throw refusal(path, "the link leads nowhere")
            case .other: throw refusal(path, "it is no regular file")
            }
        }
    }

    private func checkLink(_ path: String, isDirectory: Bool) throws(FileError) {
        guard Files.kindOfEntry(path) == .other, Files.kind(of: path) != .missing else { return }
        let target = Paths.resolved(path)
        guard Notes.holds(root, target) else { throw refusal(path, "the link leads out of the project") }
        guard isDirectory, Notes.holds(target, pages) || Notes.holds(pages, target) else { return }
        throw refusal(path, "the link leads to the pages themselves")
    }

    /// Whether the path is the directory or inside it.
    private static func holds(_ directory: String, _ path: String) -> Bool {
        path == directory || path.hasPrefix(directory == "/" ? directory : directory + "/")
    }

    private func refusal(_ path: String, _ reason: String) -> FileError { FileError(path: path, attempt: "read", reason: reason) }
}
