import ExperimentKit
import SiteKit

/// What still runs after experiments, or scenes of observations, have stopped the program.
extension Evdoc {
    var running: [Experiment] { experiments.filter { !stopped.contains($0.id) } }

    var runningObservations: ObservationCatalogue { observations.without(stopped) }

    /// What stops the program in `body` is left out when it begins anew. Nothing must have been written or printed yet, and what is asked for must
    /// do without some.
    func goingOn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let resumption else { return try body() }
        return try resumption.whileArmed(body)
    }

    /// As `results(of:)`, for who can do without some: if one stops the program, the others still run.
    func resultsOfWhatRuns(
        among experiments: [Experiment], jobs: Int? = nil, on console: Console
    ) throws(AuthorsMistakes) -> [ExperimentResult] {
        let running = experiments.filter { !stopped.contains($0.id) }
        guard !running.isEmpty else { return try results(of: experiments, jobs: jobs, on: console) }
        return try goingOn { () throws(AuthorsMistakes) in try results(of: running, jobs: jobs, on: console) }
    }

    /// Whether a file about all experiments can be written; else says that it stays as it was.
    func canWrite(_ file: String, _ console: Console) -> Bool {
        if !stopped.isEmpty {
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(file) stays as it was: it is of all experiments or none\n")
        }
        return stopped.isEmpty
    }
}
