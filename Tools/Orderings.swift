import EventTrace
import ExperimentKit
import Experiments
import Studies

/// Every case of every experiment, a line for each call, as `Embedded/Orderings.swift` prints them of the core without Foundation.
func printOrderings() {
    for result in Runner(jobs: 2).run(allExperiments) {
        for finding in result.findings {
            print(result.experiment.id, finding.case.index + 1)
            for call in finding.trace.ordering {
                print("\(Milliseconds(call.time)) \(call.depth) \(call.token) [\(call.rule?.description ?? "-")]")
            }
        }
    }
}
