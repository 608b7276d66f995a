import Glibc

/// Kind, permissions and owner of a file.
struct FileAttributes: Equatable, Sendable {
    private let mode: mode_t
    private let owner: uid_t
    private let group: gid_t

    /// Nil if nothing has this name. A symbolic link has its own attributes.
    init?(_ path: String) {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        mode = info.st_mode
        owner = info.st_uid
        group = info.st_gid
    }
}
