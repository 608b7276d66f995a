import ExperimentKit
import Studies

/// The findings of experiments and of the scenes of observations: the part of a site that has to run.
package struct ProjectFindings {
    package let lab: Laboratory
    /// The results; the rules that claims rest on are not known yet.
    package let results: [ExperimentResult]
    package let fidelity: Fidelity?
    let isPartial: Bool
    /// The mistakes of experiments and observations that are left out; empty unless the findings go on without them.
    private(set) var mistakes = MistakeList()

    /// Runs these experiments. If `isPartial`, other experiments are left out, as are observations that are not on these experiments'
    /// pages. An experiment that stops the program is left out too, unless `isWhole`.
    package init(
        of experiments: [Experiment], isPartial: Bool, isWhole: Bool = false, _ lab: Laboratory, _ project: Project, jobs: Int? = nil,
        on listener: any RunListener, _ stopwatch: inout Stopwatch
    ) throws {
        let results = try stopwatch.time("experiments") {
            try isWhole
                ? lab.results(of: experiments, jobs: jobs, on: listener)
                : lab.resultsOfWhatRuns(among: experiments, jobs: jobs, on: listener)
        }
        fidelity = try stopwatch.time("observations") {
            try lab.fidelity(
                in: project, beside: results, of: isPartial ? results.flatMap { $0.experiment.observations } : nil, jobs: jobs)
        }
        (self.lab, self.results, self.isPartial) = (lab, results, isPartial)
    }

    /// Runs these experiments, and leaves out what cannot be judged. Other experiments and their observations are left out if `isPart`.
    init(
        ofWhatCanBeJudgedAmong experiments: [Experiment], isPart: Bool, _ lab: Laboratory, _ project: Project, jobs: Int? = nil,
        on listener: any RunListener
    ) throws {
        let (results, mistakes) = lab.resultsOfWhatCanBeJudged(among: experiments, jobs: jobs, on: listener)
        self.mistakes.add(mistakes)
        let observations = isPart ? results.flatMap { $0.experiment.observations } : nil
        fidelity = try self.mistakes.collect { try lab.fidelity(in: project, beside: results, of: observations, jobs: jobs) } ?? nil
        (self.lab, self.results) = (lab, results)
        isPartial = isPart || !self.mistakes.diagnostics.isEmpty
    }
}
