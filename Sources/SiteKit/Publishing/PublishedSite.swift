import Glibc

/// The files of a site that is in place, of which a new site takes over what is the same: a second name for a file is made sooner than a second file, and
/// there is nothing to put on the disk.
struct PublishedSite: Sendable {
    private let directory: String
    /// What evdoc wrote there and no symbolic link leads to.
    private let paths: Set<String>

    init(_ directory: String, own: [String]) {
        self.directory = directory
        paths = Set(own)
    }

    /// Gives the site's file the name `target` too if it is what would be written there: with these bytes, and mode and owner as of a file made now. False if
    /// it is not, or the file system has one name for a file.
    func share(_ file: SiteFile, as target: String, likeMadeNow made: FileAttributes?) -> Bool {
        guard let made, paths.contains(file.path) else { return false }
        let path = Paths.join(directory, file.path)
        return FileAttributes(path) == made && Files.holds(path, file.bytes) && link(path, target) == 0
    }
}

/// Who may do what with a file.
struct FileAttributes: Equatable, Sendable {
    private let mode: mode_t
    private let owner: uid_t
    private let group: gid_t

    /// Nil when there is nothing of this name. A symbolic link has its own.
    init?(_ path: String) {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        mode = info.st_mode
        owner = info.st_uid
        group = info.st_gid
    }
}
