import ExperimentKit

/// Finds experiments that name unpublished observations.
public struct ExperimentObservations {
    public let diagnostics: [Diagnostic]

    public init(_ experiments: [Experiment], _ observations: [Observation]) {
        let ids = Set(observations.map { $0.id })
        diagnostics = experiments.flatMap { experiment in
            experiment.observations.filter { !ids.contains($0) }.map { .noObservation($0, among: ids, at: experiment.location) }
        }
    }
}
