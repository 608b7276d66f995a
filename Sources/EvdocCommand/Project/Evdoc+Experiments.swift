import ExperimentKit

extension Evdoc {
    /// The experiment of this id.
    func experiment(_ id: String) throws(UsageError) -> Experiment {
        if let experiment = experiments.first(where: { $0.id == id }) { return experiment }
        throw UsageError.unknown("experiment", id, among: experiments.map(\.id))
    }

    /// The experiments of these ids, in the list's order; all of them if there are none.
    func experiments(only ids: [String]) throws(UsageError) -> [Experiment] {
        guard !ids.isEmpty else { return experiments }
        for id in ids { _ = try experiment(id) }
        return experiments.filter { ids.contains($0.id) }
    }
}
