/// Is told which case runs on a thread, so that somebody can be told when its code stops the program.
public struct CaseWatch: Sendable {
    /// On the thread of the run, before the stage is set up.
    let begins: @Sendable (Location, Case) -> Void
    /// On the same thread, when everything of the run is over.
    let ends: @Sendable () -> Void

    /// The one of the process, set before the first run; nil for none.
    nonisolated(unsafe) private(set) static var current: CaseWatch?

    public init(begins: @escaping @Sendable (Location, Case) -> Void, ends: @escaping @Sendable () -> Void) {
        self.begins = begins
        self.ends = ends
    }

    /// Call it before anything runs.
    public func install() { CaseWatch.current = self }
}
