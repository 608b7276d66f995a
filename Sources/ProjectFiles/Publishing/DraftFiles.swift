import Glibc
import Synchronization

/// The files of a draft while they are written, on any number of threads.
final class DraftFiles: Sendable {
    private let directory: String
    private let attributes: FileAttributes?
    private let old: String?
    /// The paths that are not written yet.
    private let missing: Mutex<Set<String>>

    /// `paths` names all files to be written; `attributes` are those of a new file; `old` is a directory that may have equal files. The
    /// draft's directories must exist.
    init(directory: String, paths: Set<String>, attributes: FileAttributes?, old: String?) {
        self.directory = directory
        self.attributes = attributes
        self.old = old
        missing = Mutex(paths)
    }

    /// Writes a file, or shares it with the old site. Each path is written once.
    func write(_ file: SiteFile) throws(FileError) {
        try StopSignals.check(directory)
        let isExpected = missing.withLock { $0.remove(file.path) != nil }
        precondition(isExpected, "\(file.path) is not a file of the draft, or was written before")
        let target = Paths.join(directory, file.path)
        if !share(file, as: target) { try Files.create(target, file.bytes) }
    }

    /// Gives an equal file of the old site a second name, which is faster than a second file because nothing has to reach the disk. False
    /// if the old site has no file with these bytes, permissions and owner, or if the file system allows one name per file.
    private func share(_ file: SiteFile, as target: String) -> Bool {
        guard let old, let attributes else { return false }
        let path = Paths.join(old, file.path)
        return FileAttributes(path) == attributes && Files.holds(path, file.bytes) && link(path, target) == 0
    }

    /// Returns after all files are on the disk.
    func sync() throws(FileError) {
        let missing = missing.withLock { $0.sorted() }
        precondition(missing.isEmpty, "\(missing) are missing in the draft")
        try Files.syncFileSystem(of: directory)
    }
}
