import Glibc

/// The process's standard output, reserved for the commands. Output of experiments' code goes to standard error, so that it never mixes
/// with a document.
enum StandardOutput {
    /// The descriptor that the commands print to. Set once, before a thread begins.
    nonisolated(unsafe) private(set) static var descriptor = STDOUT_FILENO

    /// Makes file descriptor 1 standard error from here on. Call it before anything else.
    static func keepForCommands() {
        guard descriptor == STDOUT_FILENO else { return }
        // Negative if there is no standard output: writing reports that.
        descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 { close(STDOUT_FILENO) }
    }
}
