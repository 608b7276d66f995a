import CGlibc
import Glibc

/// Calls that a file system may refuse. Tests put refusals in their place.
struct FileSystemCalls: Sendable {
    /// Exchanges two names; 0, or -1 with `errno` set.
    var exchange: @Sendable (_ path: String, _ other: String) -> Int32 = { renameat2(AT_FDCWD, $0, AT_FDCWD, $1, exchangeFlag) }
    /// Locks the open file for this process alone, without waiting; 0, or -1 with `errno` set.
    var lock: @Sendable (_ file: Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }
    /// Puts the names of an open directory on the disk; 0, or -1 with `errno` set.
    var syncNames: @Sendable (_ directory: Int32) -> Int32 = { fsync($0) }

    private static let exchangeFlag: UInt32 = 2

    /// Returns after the file system of the open file has put everything on the disk; 0, or -1 with `errno` set.
    static func syncFileSystem(_ file: Int32) -> Int32 { syncfs(file) }
}

/// Makes the system end this process, by SIGKILL, when its parent has ended.
package func endWithParent() { _ = evdoc_end_with_parent() }
