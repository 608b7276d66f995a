import Synchronization

/// The files of a draft while they are written, on any number of threads.
final class DraftFiles: Sendable {
    private let directory: String
    private let attributes: FileAttributes?
    private let old: PublishedSite?
    /// Those that are not written yet.
    private let missing: Mutex<Set<String>>

    /// `paths` are those of all that will be written, and `attributes` those of a file made now; the directories are there.
    init(directory: String, paths: Set<String>, attributes: FileAttributes?, old: PublishedSite?) {
        self.directory = directory
        self.attributes = attributes
        self.old = old
        missing = Mutex(paths)
    }

    /// Writes a file, or shares it with the old site. Each of the paths comes once.
    func write(_ file: SiteFile) throws(WorldError) {
        try StopSignals.check(directory)
        let isExpected = missing.withLock { $0.remove(file.path) != nil }
        precondition(isExpected, "\(file.path) is none of the draft's files, or was written before")
        let target = Paths.join(directory, file.path)
        if old?.share(file, as: target, likeMadeNow: attributes) != true { try Files.create(target, file.bytes) }
    }

    /// Returns once all files are on the disk.
    func sync() throws(WorldError) {
        let missing = missing.withLock { $0.sorted() }
        precondition(missing.isEmpty, "\(missing) are missing in the draft")
        try Files.syncFileSystem(of: directory)
    }
}
