import SiteKit

/// The hand-written pages and their pictures.
struct Notes {
    private static let extensions = [".md", ".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif"]
    private static let depthLimit = 16

    /// Where the project and its pages are once links are followed.
    private let root: String
    private let pages: String
    /// Directories that have been read.
    private var visited: Set<String>
    private var files: [SiteFile] = []

    private init(_ directory: String, _ project: Project) {
        root = Paths.resolved(project.root)
        pages = Paths.resolved(directory)
        visited = [pages]
    }

    /// In the order of their paths; none when there is no such directory. Throws for a link that leads out of the project or in a circle, and for what is
    /// no file: its bytes would be published.
    static func read(_ directory: String, of project: Project) throws(WorldError) -> [SiteFile] {
        guard Files.kind(of: directory) == .directory else { return [] }
        var notes = Notes(directory, project)
        try notes.read(directory, prefix: "", depth: 0)
        return notes.files.sorted { $0.path < $1.path }
    }

    private mutating func read(_ directory: String, prefix: String, depth: Int) throws(WorldError) {
        guard depth <= Notes.depthLimit else { throw refusal(directory, "it is more than \(Notes.depthLimit) directories deep") }
        for name in try Files.names(in: directory) where !name.hasPrefix(".") {
            let path = Paths.join(directory, name)
            let isPage = Notes.extensions.contains { name.hasSuffix($0) }
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
                // Of what is too large to be a page no more is read than shows it.
                let bytes = try name.hasSuffix(".md") ? Files.read(path, first: SourceText.sizeLimit + 1) : Files.read(path)
                files.append(SiteFile(path: prefix + name, bytes: bytes))
            case .missing: throw refusal(path, "the link leads nowhere")
            case .other: throw refusal(path, "it is no regular file")
            }
        }
    }

    private func checkLink(_ path: String, isDirectory: Bool) throws(WorldError) {
        guard Files.kindOfEntry(path) == .other, Files.kind(of: path) != .missing else { return }
        let target = Paths.resolved(path)
        guard Notes.holds(root, target) else { throw refusal(path, "the link leads out of the project") }
        guard isDirectory, Notes.holds(target, pages) || Notes.holds(pages, target) else { return }
        throw refusal(path, "the link leads to the pages themselves")
    }

    /// Whether the path is the directory or in it.
    private static func holds(_ directory: String, _ path: String) -> Bool {
        path == directory || path.hasPrefix(directory == "/" ? directory : directory + "/")
    }

    private func refusal(_ path: String, _ reason: String) -> WorldError { WorldError(path: path, attempt: "read", reason: reason) }
}
