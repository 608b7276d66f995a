import Experiments

@testable import Studies

/// What the experiments found out, and what they left alive; run once for all tests.
enum AllResults {
    static let value: [ExperimentResult] = runs.map(\.result)
    /// Kinds of objects that outlived their cases, by experiment; none of an experiment of which nothing was watched.
    static let survivors: [(experiment: String, watched: Int, alive: [String])] = runs.map {
        ($0.result.experiment.id, $0.watched, $0.alive)
    }

    private static let runs = concurrentMap(allExperiments.count, jobs: 2) { index in
        let witnesses = Witnesses()
        var runner = Runner()
        runner.inspection = { witnesses.watch($0) }
        let result = runner.run(allExperiments[index])
        return (result: result, watched: witnesses.count, alive: witnesses.survivors)
    }
}
