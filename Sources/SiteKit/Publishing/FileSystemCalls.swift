import CGlibc
import Glibc

/// What not every file system can do, as a publisher asks for it.
struct FileSystemCalls: Sendable {
    /// `renameat2` in the current directory; 0, or -1 with `errno` set.
    var rename: @Sendable (_ path: String, _ name: String, _ flags: UInt32) -> Int32 = { renameat2(AT_FDCWD, $0, AT_FDCWD, $1, $2) }
    /// Locks what is open for this process alone, without waiting; 0, or -1 with `errno` set.
    var lock: @Sendable (_ file: Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }
    /// Puts all files of the file system of an open directory on the disk; 0, or -1 with `errno` set.
    var syncFiles: @Sendable (_ directory: Int32) -> Int32 = { syncfs($0) }
    /// Puts the names of an open directory on the disk; 0, or -1 with `errno` set.
    var syncNames: @Sendable (_ directory: Int32) -> Int32 = { fsync($0) }

    /// Whether the two names have changed places.
    func exchange(_ path: String, _ other: String) -> Bool { rename(path, other, Flags.exchange) == 0 }

    /// Whether the name was free and now is the file's.
    func move(_ path: String, toFree name: String) -> Bool {
        if rename(path, name, Flags.keepOthers) == 0 { return true }
        guard errno == EINVAL || errno == ENOSYS else { return false }
        // Such a file system takes no flags. Nobody but evdoc gives out these names, so that looking first will do.
        guard Files.kindOfEntry(name) == .missing else {
            errno = EEXIST
            return false
        }
        return Glibc.rename(path, name) == 0
    }

    private enum Flags {
        static let keepOthers: UInt32 = 1
        static let exchange: UInt32 = 2
    }
}
