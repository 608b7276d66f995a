import Glibc

/// A file locked by at most one process at a time, with a line about this process for the others. The lock ends with its process, however
/// the process ends.
public final class FileLock: Sendable {
    private let file: Int32

    /// The error if another process holds the lock, with the line that this process wrote into the file.
    public struct Taken: Error {
        public let line: String
    }

    /// Makes the file and the directories above it if they do not exist. Throws `Taken`, or a `FileError`.
    public init(_ path: String) throws {
        try Files.makeDirectory(Paths.above(path))
        file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError(path: path, attempt: "write", code: errno) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(file)
            guard code == EWOULDBLOCK else { throw FileError(path: path, attempt: "lock", code: code) }
            throw Taken(line: String(decoding: (try? Files.read(path, first: 1000)) ?? [], as: UTF8.self))
        }
    }

    deinit {
        close(file)
    }

    /// Writes the line that a process reads if it finds the lock taken.
    public func say(_ line: String) {
        let bytes = Array(line.utf8)
        guard ftruncate(file, 0) == 0 else { return }
        // The lock holds even if the line cannot be written.
        _ = pwrite(file, bytes, bytes.count, 0)
    }
}
