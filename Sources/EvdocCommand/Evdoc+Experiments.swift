import ExperimentKit
import Glibc

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

    /// Runs them, several at once, and throws their authors' mistakes.
    func results(of experiments: [Experiment], jobs: Int? = nil, on console: Console) throws(AuthorsMistakes) -> [ExperimentResult] {
        let progress = Progress(experiments.count, on: console)
        defer { progress.clear() }
        let results = Workers.map(experiments, jobs: jobs ?? processors, finished: { progress.finish($0.id) }) { runExperiment($0) }
        try AuthorsMistakes.check(results)
        return results
    }

    private var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
