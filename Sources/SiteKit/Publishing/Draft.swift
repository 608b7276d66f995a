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
        var template = Array(Paths.join(parent, Draft.prefix(for: name) + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw WorldError(path: parent, attempt: "create a directory in it", code: errno)
        }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Without its lock another build takes it for abandoned.
        guard lock >= 0, calls.lock(lock) == 0 else {
            let error = WorldError(path: path, attempt: "lock", code: errno)
            if lock >= 0 { close(lock) }
            rmdir(path)
            throw error
        }
        chmod(path, 0o755)
    }

    deinit {
        close(lock)
    }

    /// Writes the files, or shares those of an old site, and returns once they are on the disk. The manifest comes first, so that whoever finds the draft knows
    /// whose it is.
    func write(_ files: [SiteFile], sharing old: PublishedSite? = nil) throws(WorldError) {
        manifest = Manifest(files.map(\.path))
        let mark = Paths.join(path, manifest.file.path)
        try Files.create(mark, manifest.file.bytes)
        let attributes = FileAttributes(mark)
        var made: Set<String> = []
        for file in files {
            try StopSignals.check(path)
            let target = Paths.join(path, file.path)
            let directory = Paths.above(target)
            if made.insert(directory).inserted { try Files.makeDirectory(directory) }
            if old?.share(file, as: target, likeMadeNow: attributes) != true { try Files.create(target, file.bytes) }
        }
        try Files.syncFileSystem(of: path)
    }

    /// Removes what was written and is still here.
    func remove() { manifest.remove(from: path) }

    /// The drafts in a directory whose builds are not alive any more.
    static func abandoned(in parent: String, for name: String) throws(WorldError) -> [String] {
        try Files.names(in: parent).filter { $0.hasPrefix(prefix(for: name)) }.map { Paths.join(parent, $0) }.filter(isAbandoned)
    }

    private static func isAbandoned(_ path: String) -> Bool {
        let directory = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard directory >= 0 else { return false }
        defer { close(directory) }
        return flock(directory, LOCK_EX | LOCK_NB) == 0
    }

    /// Removes what evdoc wrote there.
    static func remove(_ abandoned: String) {
        // A build that was killed before its manifest was written has written nothing else.
        (Manifest(in: abandoned) ?? Manifest([])).remove(from: abandoned)
    }
}
