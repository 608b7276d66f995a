import ExperimentKit

/// The runs of some experiments that are open, each known by a number of its own.
package struct LiveRuns {
    /// The number of runs that may be open at once.
    package static let most = 64

    /// The experiments that runs can be opened of; open runs continue when the list changes.
    package var experiments: [Experiment] { didSet { claims = [:] } }
    /// The claims by which runs are judged, by the index of their experiment.
    private var claims: [Int: [Claim]] = [:]
    private var runs: [(number: Int, run: LiveRun)] = []
    private var opened = 0

    package init(of experiments: [Experiment]) {
        self.experiments = experiments
    }

    /// Judges the runs of an experiment that are opened from now on by these claims: JSON as `Experiment.formulas` writes it. Throws
    /// `noSuchExperiment`, `wrongFormula`.
    package mutating func judge(experiment index: Int, by formulas: [UInt8]) throws(LiveError) {
        guard experiments.indices.contains(index) else { throw .noSuchExperiment }
        claims[index] = try FormulaReader(experiments[index]).claims(formulas)
    }

    /// Opens a run and returns its number. Throws `noSuchExperiment`, `noSuchCase`, `full`.
    package mutating func open(experiment index: Int, case number: Int, isArranged: Bool) throws(LiveError) -> Int {
        guard experiments.indices.contains(index) else { throw .noSuchExperiment }
        guard runs.count < LiveRuns.most else { throw .full }
        let run = try LiveRun(experiments[index], case: number, isArranged: isArranged, claims: claims[index] ?? [])
        opened += 1
        runs.append((opened, run))
        return opened
    }

    /// Returns the run of this number. Throws `noSuchRun`.
    package func run(_ number: Int) throws(LiveError) -> LiveRun {
        guard let open = runs.first(where: { $0.number == number }) else { throw .noSuchRun }
        return open.run
    }

    /// Closes the run of this number. Throws `noSuchRun`.
    package mutating func close(_ number: Int) throws(LiveError) {
        guard let index = runs.firstIndex(where: { $0.number == number }) else { throw .noSuchRun }
        runs.remove(at: index)
    }

    /// The ids of the experiments, each with the number of its cases.
    package var catalogue: Buffer {
        var buffer = Buffer()
        buffer.append(UInt32(experiments.count))
        for experiment in experiments {
            buffer.append(UInt32(experiment.cases.count))
            buffer.append(experiment.id)
        }
        return buffer
    }
}
