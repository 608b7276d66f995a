import EventTrace
import ExperimentKit
import Glibc
import Laws
import ProjectFiles
import Studies

/// The experiments of a program with all that belongs to them, and the ways to run them.
package struct Laboratory: Sendable {
    package private(set) var experiments: [Experiment]
    /// The scenes of published observations.
    package private(set) var observations: ObservationCatalogue
    /// The documents whose statements the experiments test.
    package let documents: [Document]
    /// The guide that leads a reader with a bug to an experiment.
    package let guide: ReaderGuide
    package let rules: [Rule]
    /// The laws, in the order in which they are listed.
    package let laws: [Law]
    /// The ids of experiments and scenes that have stopped an earlier process.
    package private(set) var stopped: [String] = []
    /// The ids of laws that have stopped an earlier process.
    package private(set) var stoppedLaws: [String] = []
    /// The work of this process; nil if no parent waits for it.
    package private(set) var attempt: ExperimentAttempt?
    private var source: Source
    private let ablate: Ablate
    private let mutate: Mutate

    /// Makes results: the experiments, the number that run at once, and a function called after each.
    package typealias Source = @Sendable ([Experiment], Int, @escaping @Sendable (Experiment) -> Void) -> [ExperimentResult]

    /// Makes ablations: the laboratory, the rules to switch off, the number of experiments that run at once, and a function called after
    /// each.
    package typealias Ablate = @Sendable (Laboratory, [RuleID], Int, @escaping @Sendable (Experiment) -> Void) -> [RuleAblation]

    /// Makes mutations: the experiments, the number that are tried at once, and a function called after each.
    package typealias Mutate = @Sendable ([Experiment], Int, @escaping @Sendable (Experiment) -> Void) throws -> [ExperimentMutations]

    /// Runs experiments on the engine.
    package static let running: Source = { Runner(jobs: $1, repeatsCases: true).run($0, progress: $2) }

    /// Switches rules off on the engine.
    package static let ablating: Ablate = {
        AblationStudy($0.running, scenes: $0.runningObservations.scenes, jobs: $2).run($1, progress: $3)
    }

    /// `experiments` in the order in which they are listed. Tests put canned results in place of runs.
    package init(
        experiments: [Experiment], observations: ObservationCatalogue, documents: [Document], guide: ReaderGuide, rules: [Rule],
        laws: [Law] = [], source: @escaping Source, ablate: @escaping Ablate, mutate: @escaping Mutate
    ) {
        self.experiments = experiments
        self.observations = observations
        self.documents = documents
        self.guide = guide
        self.rules = rules
        self.laws = laws
        self.source = source
        self.ablate = ablate
        self.mutate = mutate
    }

    /// The program in a child process that may follow others, which experiments, scenes of observations or laws have stopped.
    package func within(_ attempt: ExperimentAttempt) -> Laboratory {
        var copy = self
        let ids = Set(experiments.map(\.id) + observations.scenes.map(\.id))
        copy.attempt = attempt
        copy.stopped = attempt.stopped.filter(ids.contains)
        copy.stoppedLaws = laws.map(\.id).filter { attempt.stopped.contains($0) && !ids.contains($0) }
        return copy
    }

    /// The program with these experiments only, and if need be with these scenes of observations only.
    func narrowed(to experiments: [Experiment], scenes: [ObservationScene]? = nil) -> Laboratory {
        var copy = self
        copy.experiments = experiments
        if let scenes { copy.observations = ObservationCatalogue(scenes: scenes, uncheckable: observations.uncheckable) }
        return copy
    }

    /// The program with these results in place of further runs of their experiments.
    package func holding(_ results: [ExperimentResult]) -> Laboratory {
        let byID = Dictionary(results.map { ($0.experiment.id, $0) }) { first, _ in first }
        var copy = self
        copy.source = { [source] experiments, jobs, finished in
            let others = source(experiments.filter { byID[$0.id] == nil }, jobs, finished)
            let all = byID.merging(others.map { ($0.experiment.id, $0) }) { first, _ in first }
            return experiments.compactMap { all[$0.id] }
        }
        return copy
    }

    /// Runs the experiments, several at once, reports warnings to the listener, and throws the authors' mistakes.
    package func results(of experiments: [Experiment], jobs: Int? = nil, on listener: any RunListener) throws(AuthorsMistakes)
        -> [ExperimentResult]
    {
        let lost = experiments.filter { stopped.contains($0.id) }.map {
            Diagnostic($0.location, "'\($0.id)' has stopped the program", remedy: "What it was doing stands above.")
        }
        guard lost.isEmpty else { throw AuthorsMistakes(lost) }
        let (results, mistakes) = attemptedResults(of: experiments, jobs: jobs, on: listener)
        guard mistakes.isEmpty else { throw AuthorsMistakes(mistakes) }
        return results
    }

    /// Runs the experiments as `results(of:)` does, and returns the authors' mistakes beside the results.
    package func attemptedResults(of experiments: [Experiment], jobs: Int? = nil, on listener: any RunListener)
        -> (results: [ExperimentResult], mistakes: [Diagnostic])
    {
        let progress = Progress(experiments.count, on: listener)
        let results = source(experiments, concurrency(jobs)) { progress.finish($0.id) }
        progress.clear()
        listener.report(results.flatMap(\.warnings))
        let mistakes = Diagnostic.check(experiments) + DocumentCheck(documents, experiments).diagnostics + results.flatMap(\.diagnostics)
        return (results, mistakes.unique)
    }

    /// The results as they are, whatever mistakes the authors have made.
    package func seenResults(of experiments: [Experiment]) -> [ExperimentResult] { source(experiments, concurrency(nil)) { _ in } }

    /// Runs one experiment as in this version of iOS, unless its stage asks for another.
    package func result(of experiment: Experiment, in system: SystemVersion, on listener: any RunListener) throws(AuthorsMistakes)
        -> ExperimentResult
    {
        let result = Runner(jobs: concurrency(nil), systemVersion: system).run(experiment)
        listener.report(result.warnings)
        guard result.diagnostics.isEmpty else { throw AuthorsMistakes(result.diagnostics) }
        return result
    }

    /// Plays the scenes of the published observations, or only of these ids, and compares readers' device logs with the results. Nil if
    /// there are neither scenes nor observations.
    package func fidelity(in project: Project, beside results: [ExperimentResult], of ids: [String]? = nil, jobs: Int? = nil) throws
        -> Fidelity?
    {
        var published = try Evidence.read(project)
        let devices = try DeviceJudge(lab: self, records: DeviceFolder(in: project).records, results: results).entries()
        guard !published.isEmpty || !observations.scenes.isEmpty else {
            return devices.isEmpty ? nil : Fidelity([], observations, [], devices: devices)
        }
        let strangers = ExperimentObservations(experiments, published).diagnostics
        guard strangers.isEmpty else { throw AuthorsMistakes(strangers) }
        var catalogue = runningObservations
        let lost = observations.ids.subtracting(catalogue.ids)
        published.removeAll { lost.contains($0.id) }
        if let ids {
            catalogue = catalogue.part(ids)
            published.removeAll { !catalogue.ids.contains($0.id) }
        }
        let scenes = goingOn { Runner(jobs: concurrency(jobs)).run(catalogue.scenes) }
        let fidelity = Fidelity(published, catalogue, scenes, devices: devices)
        guard fidelity.diagnostics.isEmpty else { throw AuthorsMistakes(fidelity.diagnostics) }
        return fidelity
    }

    /// Runs the experiments without each of the rules, one at a time.
    package func ablation(of rules: [RuleID], jobs: Int? = nil, on listener: any RunListener) -> [RuleAblation] {
        let progress = Progress(running.count, on: listener)
        defer { progress.clear() }
        return goingOn { ablate(self, rules, concurrency(jobs)) { progress.finish($0.id) } }
    }

    /// Runs every case again without each rule consulted in it, and finds out why calls are made, and why not.
    package func reasons(of results: [ExperimentResult], jobs: Int? = nil, on listener: any RunListener) -> [ExperimentReasons] {
        let progress = Progress(results.count, on: listener)
        defer { progress.clear() }
        return goingOn { ReasonStudy.run(results, jobs: concurrency(jobs)) { progress.finish($0.id) } }
    }

    /// Tries every mutation of each of the experiments.
    package func mutations(of experiments: [Experiment], jobs: Int? = nil, on listener: any RunListener) throws -> [ExperimentMutations] {
        let progress = Progress(experiments.count, on: listener)
        defer { progress.clear() }
        return try mutate(experiments, concurrency(jobs)) { progress.finish($0.id) }
    }

    /// The rules that the engine can do without.
    package var switchable: [RuleID] { rules.filter(\.counterfactual.canBeOff).map(\.id) }

    /// The findings of the last ablation, beside these results of all experiments; nil if there has been none.
    package func committedAblation(in project: Project, _ results: [ExperimentResult]) throws -> AblationTable? {
        try AblationFile(in: project)?.table(rules, results)
    }

    /// The smallest case that would settle each assumed rule on a device.
    package func decidingCases(_ ablation: AblationTable?) -> [DecidingCase] {
        let search = DecidingCaseSearch(experiments)
        return (ablation?.rows ?? []).filter { $0.rule.grade == .assumed }.concurrentMap { search.find($0) }.compactMap { $0 }
    }

    /// The number of experiments that run at once.
    package func concurrency(_ jobs: Int?) -> Int {
        attempt?.isOneByOne == true ? 1 : jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
}
