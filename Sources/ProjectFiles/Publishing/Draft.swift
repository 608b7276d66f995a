import Glibc

/// A hidden directory for files that are being written, until they are put in place.
///
/// A draft is locked until its object is released or its process ends. The next build removes drafts without a lock.
final class Draft {
    /// The suffix of an old site's hidden name, while the old site waits for the new one to take its place.
    static let oldSuffix = ".old"

    let path: String
    private let lock: Int32
    private var manifest = Manifest([])

    static func prefix(for name: String) -> String { ".\(name).evdoc-draft-" }

    init(in parent: String, for name: String, by calls: FileSystemCalls = FileSystemCalls()) throws(FileError) {
        (path, lock) = try Draft.whileAlone(in: parent, by: calls) { () throws(FileError) in
            var template = Array(Paths.join(parent, Draft.prefix(for: name) + "XXXXXX").utf8CString)
            guard mkdtemp(&template) != nil else {
                throw FileError(path: parent, attempt: "create a directory in it", code: errno)
            }
            let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            // A draft without its lock would look abandoned to another build.
            guard lock >= 0, calls.lock(lock) == 0 else {
                let code = errno
                if lock >= 0 { close(lock) }
                rmdir(path)
                throw FileError(path: path, attempt: "lock", code: code)
            }
            return (path, lock)
        }
        chmod(path, 0o755)
    }

    /// Gives the draft the permissions and the group of the directory that it replaces. A directory that is private stays so.
    func adopt(_ directory: String) throws(FileError) {
        var info = stat()
        guard stat(directory, &info) == 0 else { return }
        // Only a member of the group, or root, may give it; without it the group's bits would let in another group.
        let hasGroup = fchown(lock, uid_t.max, info.st_gid) == 0
        let mode = info.st_mode & (hasGroup ? 0o7777 : 0o5707)
        guard fchmod(lock, mode) == 0 else { throw FileError(path: path, attempt: "change the permissions", code: errno) }
    }

    deinit {
        close(lock)
    }

    /// Begins to write files with these paths; `old` is a directory that may have equal files. The manifest is written first, so that the
    /// next build knows which files of the draft it may remove.
    func begin(_ paths: Set<String>, sharing old: String? = nil) throws(FileError) -> DraftFiles {
        manifest = Manifest(paths)
        let mark = Paths.join(path, manifest.file.path)
        try Files.create(mark, manifest.file.bytes)
        for directory in manifest.directories.sorted() { try Files.makeDirectory(Paths.join(path, directory)) }
        return DraftFiles(directory: path, paths: manifest.paths, attributes: FileAttributes(mark), old: old)
    }

    /// Writes the files and returns after they are on the disk.
    func write(_ files: [SiteFile]) throws(FileError) {
        let draft = try begin(Set(files.map(\.path)))
        for file in files { try draft.write(file) }
        try draft.sync()
    }

    /// Gives up the lock of a draft that is the site now, which the next build replaces and removes.
    func release() { flock(lock, LOCK_UN) }

    /// Removes the written files that are still in the draft.
    func remove() { manifest.remove(from: path) }

    /// Clears up after ended builds: restores an old site if its place is still empty, and removes drafts.
    static func clear(in parent: String, for name: String, by calls: FileSystemCalls = FileSystemCalls()) throws(FileError) {
        try whileAlone(in: parent, by: calls) { () throws(FileError) in
            for leftover in try Files.names(in: parent).filter({ $0.hasPrefix(prefix(for: name)) }).map({ Paths.join(parent, $0) }) {
                let lock = open(leftover, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                guard lock >= 0 else { continue }
                defer { close(lock) }
                if calls.lock(lock) == 0 { clear(leftover, site: Paths.join(parent, name)) }
            }
        }
    }

    private static func clear(_ leftover: String, site: String) {
        if leftover.hasSuffix(oldSuffix), rename(leftover, site) == 0 || Files.kindOfEntry(site) == .missing { return }
        // A build that was killed before it wrote its manifest has written nothing else.
        (Manifest(in: leftover) ?? Manifest([])).remove(from: leftover)
    }

    /// Seconds after which another program is taken to hang.
    private static let longestWait = 30

    /// Runs a body while no other build makes, clears or exchanges drafts in this directory. Must not be nested.
    static func whileAlone<Result>(
        in parent: String, by calls: FileSystemCalls, _ body: () throws(FileError) -> Result
    ) throws(FileError) -> Result {
        let directory = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw FileError(path: parent, attempt: "open", code: errno) }
        defer { close(directory) }
        for _ in 0..<(longestWait * 100) {
            if calls.lock(directory) == 0 { return try body() }
            guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError(path: parent, attempt: "lock", code: errno) }
            try StopSignals.check(parent)
            usleep(10_000)
        }
        throw FileError(path: parent, attempt: "lock", reason: "another program has it locked for \(longestWait) s")
    }
}
