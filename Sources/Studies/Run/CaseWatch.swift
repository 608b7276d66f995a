import ExperimentKit

/// Receives the case that runs on a thread, so that a report can name it if its code stops the program.
public struct CaseWatch: Sendable {
    /// Called on the thread of the run, before the stage is set up, with the id of the run, its place in the source, and the case.
    let begins: @Sendable (String, Location, Case) -> Void
    /// Called on the same thread, after the whole run has ended.
    let ends: @Sendable () -> Void

    /// The watch of the process, set before the first run; nil for none.
    nonisolated(unsafe) private(set) static var current: CaseWatch?

    public init(begins: @escaping @Sendable (String, Location, Case) -> Void, ends: @escaping @Sendable () -> Void) {
        self.begins = begins
        self.ends = ends
    }

    /// Installs the watch; call this before anything runs.
    public func install() { CaseWatch.current = self }
}
