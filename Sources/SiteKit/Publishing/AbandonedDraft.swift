import Glibc

/// The draft of a build that is not alive any more. Locked until it goes out of use: neither another build that clears up nor one that has only just made a
/// directory of this name comes in between.
final class AbandonedDraft {
    private let path: String
    private let lock: Int32

    /// Nil if its build is alive, or another one removes it.
    init?(_ path: String) {
        self.path = path
        lock = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard lock >= 0 else { return nil }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            return nil
        }
    }

    /// Gives its path.
    func whileLocked<Failure: Error>(_ body: (String) throws(Failure) -> Void) throws(Failure) {
        defer { withExtendedLifetime(self) {} }
        try body(path)
    }

    deinit {
        if lock >= 0 { close(lock) }
    }
}
