import Glibc

/// A directory in which only the user of this process can put, change or read a file.
///
/// It is opened once and checked as it is open: another directory that takes its name afterwards is not used.
public final class PrivateFolder {
    /// The directory's path as the user knows it.
    public let path: String
    private let descriptor: Int32

    /// Makes the directory if it does not exist. Throws if it is another user's, or open to others.
    public init(_ path: String) throws(FileError) {
        self.path = path
        try Files.makeDirectory(Paths.above(path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError(path: path, attempt: "create the directory", code: errno) }
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, attempt: "open", code: errno) }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw FileError(path: path, attempt: "open", code: errno) }
        guard info.st_uid == geteuid() else {
            throw FileError(
                path: path, attempt: "use the directory",
                reason: "user \(info.st_uid) owns it; set XDG_CACHE_HOME to a directory of your own")
        }
        guard info.st_mode & 0o077 == 0 else {
            throw FileError(path: path, attempt: "use the directory", reason: "other users can enter it; remove it, or run chmod 700 on it")
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// A path of a file in the directory, which stays right if directories are renamed. Valid while this object and this process are there.
    public func place(_ name: String) -> String { "/proc/\(getpid())/fd/\(descriptor)/\(name)" }

    /// The path of the user's cache of evdoc: `$XDG_CACHE_HOME/evdoc`, or `~/.cache/evdoc`.
    public static func cachePath(_ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }) -> String {
        // A relative path is invalid by the standard.
        if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return Paths.join(cache, "evdoc") }
        let home =
            variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? getpwuid(geteuid()).map { String(cString: $0.pointee.pw_dir) }
        return Paths.join(home ?? "/nonexistent", ".cache/evdoc")
    }
}
