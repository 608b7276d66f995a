import ExperimentKit

/// The receiver of messages and progress while experiments run: a terminal, a server, a test.
package protocol RunListener: Sendable {
    /// Prints diagnostics for the waiting person, each with the real path of its file; not results.
    func report(_ diagnostics: [Diagnostic])
    /// Shows the last of `done` among `total` finished experiments, on any thread.
    func advance(to done: Int, of total: Int, _ name: String)
    /// Ends the display of progress.
    func endAdvance()
}
