/// Runs every case of an experiment and finds out what they say.
public struct Runner: Sendable {
    /// How many cases run at once; the result does not depend on it.
    public let jobs: Int

    public init(jobs: Int = 1) {
        self.jobs = jobs
    }
}
