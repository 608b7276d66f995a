/// The list, kept in a directory, of the files that evdoc wrote there. By it evdoc tells its own files from others, which it never removes.
struct Manifest {
    static let name = "evdoc-site.txt"
    private static let head = "Written by evdoc, which replaces the files listed here and leaves all others alone. Files: "

    /// Relative to the directory; the manifest's own is not among them.
    let paths: Set<String>
    /// All that hold them.
    let directories: Set<String>

    init(_ paths: some Sequence<String>) {
        self.paths = Set(paths)
        directories = Manifest.directories(of: self.paths)
    }

    /// Nil when the directory has none, or one that is not whole.
    init?(in directory: String) {
        let path = Paths.join(directory, Manifest.name)
        guard Files.kindOfEntry(path) == .file, let bytes = try? Files.read(path) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard let first = lines.first, first == "\(Manifest.head)\(lines.count - 1)" else { return nil }
        self.init(Array(lines.dropFirst()))
    }

    /// Whether a file of the list has this path, or one above it.
    func writes(_ path: String) -> Bool { paths.contains(path) || directories.contains(path) || path == Manifest.name }

    /// Sorted, so that equal sites have equal manifests.
    var file: SiteFile {
        SiteFile(path: Manifest.name, text: (["\(Manifest.head)\(paths.count)"] + paths.sorted()).map { $0 + "\n" }.joined())
    }

    /// What is in a directory.
    struct Contents {
        /// What the manifest lists, then the directories that held it, deepest first: in the order in which it can be removed.
        var own: [String] = []
        /// All else. A directory stands for what is in it, unless `shared` or the manifest has files there too.
        var foreign: [String] = []
    }

    /// Sorts what is in the directory by whose it is; follows no symbolic link. `shared` has the paths of files that are to be there next.
    /// O(files).
    func contents(of directory: String, shared: Manifest? = nil) throws(WorldError) -> Contents {
        var contents = Contents()
        try sort(directory, "", directories.union(shared?.directories ?? []), &contents)
        return contents
    }

    private func sort(_ directory: String, _ prefix: String, _ known: Set<String>, _ contents: inout Contents) throws(WorldError) {
        for name in try Files.names(in: Paths.join(directory, prefix)) {
            let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if known.contains(path), Files.kindOfEntry(Paths.join(directory, path)) == .directory {
                try sort(directory, path, known, &contents)
                if directories.contains(path) { contents.own.append(path) }
            } else if path == Manifest.name || paths.contains(path) && Files.kindOfEntry(Paths.join(directory, path)) != .directory {
                contents.own.append(path)
            } else {
                contents.foreign.append(path)
            }
        }
    }

    /// Removes what is listed and the directories that are then empty, and the directory itself if nothing else is in it.
    func remove(from directory: String) {
        guard let contents = try? contents(of: directory) else { return }
        // Most of the time goes into waiting for the disk, which takes several requests at once.
        let files = contents.own.filter { paths.contains($0) }
        var isEmptied = files.indices.concurrentMap { (try? Files.remove(Paths.join(directory, files[$0]))) != nil }.allSatisfy { $0 }
        for path in contents.own where directories.contains(path) {
            isEmptied = (try? Files.remove(Paths.join(directory, path))) != nil && isEmptied
        }
        // While the manifest is there, what is not evdoc's can still be told to belong to a site, and what could not be removed to be evdoc's.
        guard contents.foreign.isEmpty, isEmptied else { return }
        try? Files.remove(Paths.join(directory, Manifest.name))
        try? Files.remove(directory)
    }

    private static func directories(of paths: Set<String>) -> Set<String> {
        var directories: Set<String> = []
        for path in paths {
            var directory = Paths.above(path)
            while directory != ".", directory != "/", directories.insert(directory).inserted { directory = Paths.above(directory) }
        }
        return directories
    }
}
