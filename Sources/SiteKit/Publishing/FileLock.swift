import Glibc

/// A file that one process has at a time, with a line about it for the others. It is free again when the process ends, however that ends.
public final class FileLock: Sendable {
    private let file: Int32

    /// What whoever has it wrote there.
    public struct Taken: Error {
        public let line: String
    }

    /// Makes the file, and the directories above it, where there are none. Throws `Taken`, or a `WorldError`.
    public init(_ path: String) throws {
        try Files.makeDirectory(Paths.above(path))
        file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw WorldError(path: path, attempt: "write", code: errno) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(file)
            guard code == EWOULDBLOCK else { throw WorldError(path: path, attempt: "lock", code: code) }
            throw Taken(line: String(decoding: (try? Files.read(path, first: 1000)) ?? [], as: UTF8.self))
        }
    }

    deinit {
        close(file)
    }

    /// For whoever comes and finds it taken.
    public func say(_ line: String) {
        let bytes = Array(line.utf8)
        guard ftruncate(file, 0) == 0 else { return }
        // Without the line the lock still holds.
        _ = pwrite(file, bytes, bytes.count, 0)
    }
}
