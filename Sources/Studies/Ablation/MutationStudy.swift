import EventTrace
import ExperimentKit
import UIKit

/// Changes one thing at a time in an experiment and in the engine, and finds out which of its claims notice.
///
/// A method is taken away from a class in the whole process, so a study of such mutations needs the process for itself.
public struct MutationStudy {
    private let watched: WatchedExperiment
    private let found: [(mutation: Mutation, cases: [Int])]

    public init(_ experiment: Experiment, kinds: Set<MutationKind> = Set(MutationKind.allCases)) {
        watched = WatchedExperiment(experiment)
        found = MutationStudy.mutations(of: experiment).filter { kinds.contains($0.mutation.kind) }
    }

    /// Runs the cases that have the thing that this mutation changes.
    private func outcome(_ index: Int) -> MutationOutcome {
        let (mutation, cases) = found[index]
        var isInvalid = false
        let effect = watched.effect(inCases: cases) { `case` in
            let run = CaseRun(staging: watched.experiment.staging, case: `case`, mutation: mutation).runAll()
            if !run.diagnostics.of(.error).isEmpty { isInvalid = true }
            return run.finding
        }
        return MutationOutcome(
            name: mutation.name, kind: mutation.kind, changed: isInvalid ? 0 : effect.changed, claims: isInvalid ? [] : effect.claims,
            isInvalid: isInvalid)
    }

    /// Tries the mutations one after the other, starting at one of them, and reports each before and after. Client code that traps ends the
    /// process.
    public func run(
        from first: Int = 0, trying: (_ name: String, _ kind: MutationKind) -> Void = { _, _ in },
        tried: (MutationOutcome) -> Void = { _ in }
    ) -> ExperimentMutations {
        var outcomes: [MutationOutcome] = []
        for index in found.indices.dropFirst(first) {
            trying(found[index].mutation.name, found[index].mutation.kind)
            outcomes.append(outcome(index))
            tried(outcomes[outcomes.count - 1])
        }
        let noticing = Set(outcomes.flatMap { $0.claims })
        return ExperimentMutations(
            experiment: watched.experiment.id, outcomes: outcomes,
            silent: unmoved(watched.experiment.claims.indices.filter { !noticing.contains($0) }))
    }

    /// The claims, by their places, that notice no absent rule.
    private func unmoved(_ claims: [Int]) -> [Int] {
        var rest = claims
        for rule in watched.rules where !rest.isEmpty {
            let noticing = watched.without(rule)?.claims ?? []
            rest.removeAll { noticing.contains($0) }
        }
        return rest
    }

    /// The mutations, each with the cases that have the thing that it changes, in the order of their first cases.
    private static func mutations(of experiment: Experiment) -> [(mutation: Mutation, cases: [Int])] {
        var found: [(mutation: Mutation, cases: [Int])] = []
        var places: [String: Int] = [:]
        for `case` in experiment.cases {
            for mutation in CaseRun(staging: experiment.staging, case: `case`).mutations() {
                if let place = places[mutation.name] {
                    if found[place].cases.last != `case`.index { found[place].cases.append(`case`.index) }
                } else {
                    places[mutation.name] = found.count
                    found.append((mutation, [`case`.index]))
                }
            }
        }
        return found + Mutation.ofEngine.map { ($0, Array(experiment.cases.indices)) }
    }
}
