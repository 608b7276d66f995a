import ExperimentKit
import Laws
import Studies

/// The experiments, scenes and laws that still run after others have stopped the program.
extension Laboratory {
    package var running: [Experiment] { experiments.filter { !stopped.contains($0.id) } }

    /// The laws that have not stopped an earlier process.
    package var runningLaws: [Law] { laws.filter { !stoppedLaws.contains($0.id) } }

    var runningObservations: ObservationCatalogue { observations.without(stopped) }

    /// Runs `body`; if an experiment or a law stops the process, the next process leaves it out. Nothing may have been written or
    /// printed yet, and the command must be able to do without some of them.
    package func goingOn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let notes = attempt?.notes else { return try body() }
        return try notes.whileArmed(body)
    }

    /// Runs experiments as `results(of:)` does; if an experiment stops the program, the others still run.
    package func resultsOfWhatRuns(
        among experiments: [Experiment], jobs: Int? = nil, on listener: any RunListener
    ) throws(AuthorsMistakes) -> [ExperimentResult] {
        let running = experiments.filter { !stopped.contains($0.id) }
        guard !running.isEmpty else { return try results(of: experiments, jobs: jobs, on: listener) }
        return try goingOn { () throws(AuthorsMistakes) in try results(of: running, jobs: jobs, on: listener) }
    }

    /// Runs experiments as `resultsOfWhatRuns(among:)` does, and leaves out those that cannot be judged: with a mistake, or with the id of
    /// another.
    func resultsOfWhatCanBeJudged(among experiments: [Experiment], jobs: Int? = nil, on listener: any RunListener)
        -> (results: [ExperimentResult], mistakes: [Diagnostic])
    {
        let running = experiments.filter { !stopped.contains($0.id) }
        let (results, mistakes) = goingOn { attemptedResults(of: running, jobs: jobs, on: listener) }
        var ids: Set<String> = []
        return (results.filter { $0.canBeJudged && ids.insert($0.experiment.id.lowercased()).inserted }, mistakes)
    }
}

extension ExperimentResult {
    /// Whether each mistake concerns an outcome: the cases and claims can still be compared.
    fileprivate var canBeJudged: Bool {
        let outcomes = Set(experiment.outcomes.map(\.location))
        return diagnostics.allSatisfy { outcomes.contains($0.location) }
    }
}
