/// The list, kept in a directory, of the files that evdoc wrote there. evdoc removes no other file.
struct Manifest {
    static let name = SiteFile.listName
    private static let head = "Written by evdoc, which replaces the files listed here and leaves all others alone. Files: "

    /// The paths of the files, relative to the directory, without the manifest's own.
    let paths: Set<String>
    /// The directories that contain the files, at any depth.
    let directories: Set<String>

    init(_ paths: some Sequence<String>) {
        self.paths = Set(paths)
        directories = Manifest.directories(of: self.paths)
    }

    /// Nil if the directory has no manifest or an incomplete one.
    init?(in directory: String) {
        let path = Paths.join(directory, Manifest.name)
        guard Files.kindOfEntry(path) == .file, let bytes = try? Files.read(path) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard let first = lines.first, first == "\(Manifest.head)\(lines.count - 1)" else { return nil }
        self.init(Array(lines.dropFirst()))
    }

    /// The manifest as a file; sorted, so that equal sites have equal manifests.
    var file: SiteFile {
        SiteFile(path: Manifest.name, text: (["\(Manifest.head)\(paths.count)"] + paths.sorted()).map { $0 + "\n" }.joined())
    }

    /// The contents of a directory.
    struct Contents {
        /// Listed files, without the manifest itself.
        var files: [String] = []
        /// The directories of listed files, deepest first: the order in which they can be removed.
        var directories: [String] = []
        /// All other files. A directory without listed files stands for its contents.
        var foreign: [String] = []
    }

    /// Sorts what is in the directory; follows no symbolic link. O(files).
    func contents(of directory: String) throws(FileError) -> Contents {
        var contents = Contents()
        try sort(directory, "", &contents)
        return contents
    }

    private func sort(_ directory: String, _ prefix: String, _ contents: inout Contents) throws(FileError) {
        for name in try Files.names(in: Paths.join(directory, prefix)) {
            let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
            let isDirectory = Files.kindOfEntry(Paths.join(directory, path)) == .directory
            if isDirectory, directories.contains(path) {
                try sort(directory, path, &contents)
                contents.directories.append(path)
            } else if !isDirectory, paths.contains(path) {
                contents.files.append(path)
            } else if path != Manifest.name {
                contents.foreign.append(path)
            }
        }
    }

    /// Removes the listed files, the directories that are then empty, and the directory itself if it is then empty.
    func remove(from directory: String) {
        guard let contents = try? contents(of: directory) else { return }
        // Most of the time goes into waiting for the disk, which takes several requests at once.
        let (files, folders) = (contents.files, contents.directories)
        var isEmptied = files.indices.concurrentMap { (try? Files.remove(Paths.join(directory, files[$0]))) != nil }.allSatisfy { $0 }
        for path in folders { isEmptied = (try? Files.remove(Paths.join(directory, path))) != nil && isEmptied }
        // The manifest stays as long as a listed file does, so that the next build can remove the file.
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
