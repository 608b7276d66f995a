import Glibc

/// The process's standard output, kept for what the commands print. What code of experiments prints goes to standard error, so that it never stands within a
/// document.
enum StandardOutput {
    /// Where the commands print to. Set once, before a thread begins.
    nonisolated(unsafe) private(set) static var descriptor = STDOUT_FILENO

    /// From here on file descriptor 1 is standard error. Call it first of all.
    static func keepForCommands() {
        guard descriptor == STDOUT_FILENO else { return }
        // Negative when there is no standard output: writing says so.
        descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 { close(STDOUT_FILENO) }
    }

    /// As it was, for a program that takes the place of this one. Can be called in a signal handler.
    static func giveBack() {
        if descriptor != STDOUT_FILENO { dup2(descriptor, STDOUT_FILENO) }
    }
}
