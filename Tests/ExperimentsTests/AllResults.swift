import ExperimentKit
import Experiments

/// What the experiments found out; run once for all tests.
enum AllResults {
    static let value: [ExperimentResult] = Runner(jobs: 2).run(allExperiments)
}
