import ExperimentKit

/// Receives the case, or a law's world, that runs on a thread, so that a report can name it if its code stops the program.
public struct CaseWatch: Sendable {
    /// Called on the thread of the run, before the stage is set up, with the id of the experiment or law. The place in the source follows, and
    /// the words for the case or the world, and for its code.
    package let begins: @Sendable (String, Location, String) -> Void
    /// Called on the same thread, after the whole run has ended.
    package let ends: @Sendable () -> Void

    /// The watch of the process, set before the first run; nil for none.
    nonisolated(unsafe) package private(set) static var current: CaseWatch?

    public init(begins: @escaping @Sendable (String, Location, String) -> Void, ends: @escaping @Sendable () -> Void) {
        self.begins = begins
        self.ends = ends
    }

    /// Installs the watch; call this before anything runs.
    public func install() { CaseWatch.current = self }
}

extension Case {
    /// The words by which a report names the case, and whose code runs.
    var words: String { "case \(index + 1) (\(self)): code of the experiment" }
}
