import ExperimentKit

extension Laboratory {
    /// The experiment of this id.
    package func experiment(_ id: String) throws(UsageError) -> Experiment {
        if let experiment = experiments.first(where: { $0.id == id }) { return experiment }
        throw UsageError.unknown("experiment", id, among: experiments.map(\.id))
    }

    /// The experiments of these ids, in the list's order; all of them if there are none.
    package func experiments(only ids: [String]) throws(UsageError) -> [Experiment] {
        guard !ids.isEmpty else { return experiments }
        for id in ids { _ = try experiment(id) }
        return experiments.filter { ids.contains($0.id) }
    }

    /// The experiments of these ids and patterns, in the list's order. `*` stands for any letters. Each word must match an experiment.
    package func experiments(matching words: [String]) throws(UsageError) -> [Experiment] {
        for word in words where !experiments.contains(where: { Laboratory.matches($0.id, word) }) {
            guard word.contains("*") else { throw UsageError.unknown("experiment", word, among: experiments.map(\.id)) }
            throw UsageError("no experiment's id is like “\(word)”")
        }
        return experiments.filter { experiment in words.contains { Laboratory.matches(experiment.id, $0) } }
    }

    private static func matches(_ id: String, _ word: String) -> Bool { word.contains("*") ? TokenPattern(word).matches(id) : id == word }
}
