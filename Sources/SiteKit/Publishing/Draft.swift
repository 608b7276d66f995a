import Glibc

/// A hidden directory in which files grow until they are put in place. Locked until it goes out of use or its process ends, however that
/// ends; what is not locked any more is removed by the next build.
final class Draft {
    static let oldSuffix = ".old"

    let path: String
    private let lock: Int32
    private var manifest = Manifest([])

    static func prefix(for name: String) -> String { ".\(name).evdoc-draft-" }

    init(in parent: String, for name: String, by calls: FileSystemCalls = FileSystemCalls()) throws(WorldError) {
        var made: (path: String, lock: Int32)?
        while made == nil { made = try Draft.make(in: parent, for: name, by: calls) }
        (path, lock) = made!
        chmod(path, 0o755)
    }

    /// Makes a directory and locks it. Nil if another build came between the two: to that one it was abandoned, and is gone.
    private static func make(in parent: String, for name: String, by calls: FileSystemCalls) throws(WorldError) -> (
        path: String, lock: Int32
    )? {
        var template = Array(Paths.join(parent, prefix(for: name) + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw WorldError(path: parent, attempt: "create a directory in it", code: errno)
        }
        let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if lock < 0, errno == ENOENT { return nil }
        // Without its lock another build takes it for abandoned.
        guard lock >= 0, calls.lock(lock) == 0 else {
            let code = errno
            if lock >= 0 { close(lock) }
            // Held by the build that removes it.
            if lock >= 0, code == EWOULDBLOCK { return nil }
            rmdir(path)
            throw WorldError(path: path, attempt: "lock", code: code)
        }
        guard Files.kindOfEntry(path) == .directory else {
            close(lock)
            return nil
        }
        return (path, lock)
    }

    deinit {
        close(lock)
    }

    /// Begins to write files with these paths, which may also be those of an old site. The manifest comes first, so that whoever finds the draft knows whose
    /// it is.
    func begin(_ paths: Set<String>, sharing old: PublishedSite? = nil) throws(WorldError) -> DraftFiles {
        manifest = Manifest(paths)
        let mark = Paths.join(path, manifest.file.path)
        try Files.create(mark, manifest.file.bytes)
        for directory in manifest.directories.sorted() { try Files.makeDirectory(Paths.join(path, directory)) }
        return DraftFiles(directory: path, paths: manifest.paths, attributes: FileAttributes(mark), old: old)
    }

    /// Writes the files and returns once they are on the disk.
    func write(_ files: [SiteFile]) throws(WorldError) {
        let draft = try begin(Set(files.map(\.path)))
        for file in files { try draft.write(file) }
        try draft.sync()
    }

    /// Removes what was written and is still here.
    func remove() { manifest.remove(from: path) }

    /// The drafts in a directory whose builds are not alive any more.
    static func abandoned(in parent: String, for name: String) throws(WorldError) -> [AbandonedDraft] {
        try Files.names(in: parent).filter { $0.hasPrefix(prefix(for: name)) }.compactMap { AbandonedDraft(Paths.join(parent, $0)) }
    }

    /// Removes what evdoc wrote there.
    static func remove(_ abandoned: String) {
        // A build that was killed before its manifest was written has written nothing else.
        (Manifest(in: abandoned) ?? Manifest([])).remove(from: abandoned)
    }
}
