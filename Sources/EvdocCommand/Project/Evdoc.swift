import EventTrace
import ExperimentKit
import Glibc
import SiteKit
import UIKit

/// The program, for a list of experiments: another package builds its own evdoc by passing its own.
public struct Evdoc: Sendable {
    /// As `evdoc --version` prints it.
    public static let version = "0.1.0"

    let experiments: [Experiment]
    /// The scenes of published observations.
    let observations: ObservationCatalogue
    /// The documents whose statements the experiments put to the test.
    let documents: [Document]
    /// What leads a reader with a bug to an experiment.
    let guide: ReaderGuide
    let rules: [Rule]
    /// Ids of experiments and scenes that have stopped the program before it began anew.
    private(set) var stopped: [String] = []
    private(set) var resumption: Resumption?
    private let source: Source
    private let ablate: Ablate
    private let mutate: Mutate

    /// How results come about: the experiments, how many run at once, and whom to tell that one is done.
    typealias Source = @Sendable ([Experiment], Int, @escaping @Sendable (Experiment) -> Void) -> [ExperimentResult]

    /// How ablations come about: what runs, the rules to do without, how many experiments run at once, and whom to tell that one is done.
    typealias Ablate = @Sendable (Evdoc, [RuleID], Int, @escaping @Sendable (Experiment) -> Void) -> [RuleAblation]

    /// How mutations come about: the experiments, how many are tried at once, and whom to tell that one is done.
    typealias Mutate = @Sendable ([Experiment], Int, @escaping @Sendable (Experiment) -> Void) throws -> [ExperimentMutations]

    /// The experiments in the order in which they are listed, and the scenes of observations, on the engine with its rules.
    public init(
        experiments: [Experiment], observations: ObservationCatalogue = ObservationCatalogue(), documents: [Document] = [],
        guide: ReaderGuide = ReaderGuide()
    ) {
        self.init(
            experiments: experiments, observations: observations, documents: documents, guide: guide, rules: RuleBook.all
        ) {
            Runner(jobs: $1, repeatsCases: true).run($0, progress: $2)
        }
    }

    /// Tests put canned results in place of runs.
    init(
        experiments: [Experiment], observations: ObservationCatalogue = ObservationCatalogue(), documents: [Document] = [],
        guide: ReaderGuide = ReaderGuide(), rules: [Rule], source: @escaping Source, ablate: Ablate? = nil, mutate: Mutate? = nil
    ) {
        self.documents = documents
        self.guide = guide
        self.experiments = experiments
        self.observations = observations
        self.rules = rules
        self.source = source
        self.ablate =
            ablate ?? { AblationStudy($0.running, scenes: $0.runningObservations.scenes, jobs: $2).run($1, progress: $3) }
        self.mutate = mutate ?? { try MutationWorkers(jobs: $1).run($0, progress: $2) }
    }

    /// The program as it goes on after experiments, or scenes of observations, have stopped it.
    func resumed(by resumption: Resumption, without stopped: [String]) -> Evdoc {
        var copy = self
        let ids = Set(experiments.map(\.id) + observations.scenes.map(\.id))
        (copy.resumption, copy.stopped) = (resumption, stopped.filter(ids.contains))
        return copy
    }

    /// Runs the experiments, several at once, tells what their authors are warned of, and throws their mistakes.
    func results(of experiments: [Experiment], jobs: Int? = nil, on console: Console) throws(AuthorsMistakes) -> [ExperimentResult] {
        let lost = experiments.filter { stopped.contains($0.id) }.map {
            Diagnostic($0.location, "'\($0.id)' has stopped the program", remedy: "What it was doing stands above.")
        }
        guard lost.isEmpty else { throw AuthorsMistakes(lost) }
        let progress = Progress(experiments.count, on: console)
        let results = source(experiments, jobs ?? processors) { progress.finish($0.id) }
        progress.clear()
        for warning in results.flatMap(\.warnings) { console.complain("\(warning)\n") }
        let diagnostics = Diagnostic.check(experiments) + DocumentCheck(documents, experiments).diagnostics + results.flatMap(\.diagnostics)
        guard diagnostics.isEmpty else { throw AuthorsMistakes(diagnostics) }
        return results
    }

    /// Runs one experiment as in this version of iOS, where its stage does not ask for another.
    func result(of experiment: Experiment, in system: SystemVersion, on console: Console) throws(AuthorsMistakes) -> ExperimentResult {
        let result = Runner(jobs: processors, systemVersion: system).run(experiment)
        for warning in result.warnings { console.complain("\(warning)\n") }
        guard result.diagnostics.isEmpty else { throw AuthorsMistakes(result.diagnostics) }
        return result
    }

    /// Plays the scenes of the published observations, or of those of these ids, and holds what readers' devices have logged of the experiments against
    /// their results; nil when there are neither scenes nor observations.
    func fidelity(in project: Project, beside results: [ExperimentResult], of ids: [String]? = nil, jobs: Int? = nil) throws -> Fidelity? {
        var published = try Evidence.read(project)
        let devices = try DeviceJudge(evdoc: self, records: DeviceFolder(in: project).records, results: results).entries()
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
        let scenes = goingOn { Runner(jobs: jobs ?? processors).run(catalogue.scenes) }
        let fidelity = Fidelity(published, catalogue, scenes, devices: devices)
        guard fidelity.diagnostics.isEmpty else { throw AuthorsMistakes(fidelity.diagnostics) }
        return fidelity
    }

    /// Runs the experiments without each of the rules, one at a time.
    func ablation(of rules: [RuleID], jobs: Int? = nil, on console: Console) -> [RuleAblation] {
        let progress = Progress(running.count, on: console)
        defer { progress.clear() }
        return goingOn { ablate(self, rules, jobs ?? processors) { progress.finish($0.id) } }
    }

    /// Runs every case again without each rule that is asked for in it, and finds out why calls are made, and why not.
    func reasons(of results: [ExperimentResult], jobs: Int? = nil, on console: Console) -> [ExperimentReasons] {
        let progress = Progress(results.count, on: console)
        defer { progress.clear() }
        return goingOn { ReasonStudy.run(results, jobs: jobs ?? processors) { progress.finish($0.id) } }
    }

    /// Tries every mutation of each of the experiments.
    func mutations(of experiments: [Experiment], jobs: Int? = nil, on console: Console) throws -> [ExperimentMutations] {
        let progress = Progress(experiments.count, on: console)
        defer { progress.clear() }
        return try mutate(experiments, jobs ?? processors) { progress.finish($0.id) }
    }

    /// The rules that the engine can do without.
    var switchable: [RuleID] { rules.filter(\.counterfactual.canBeOff).map(\.id) }

    /// What the last ablation found, beside these results of all experiments; nil when there has been none.
    func committedAblation(in project: Project, _ results: [ExperimentResult]) throws -> AblationTable? {
        try AblationFile(in: project)?.table(rules, results)
    }

    /// For each rule that is only assumed, the smallest case that would settle it on a device.
    func decidingCases(_ ablation: AblationTable?) -> [DecidingCase] {
        let search = DecidingCaseSearch(experiments)
        return (ablation?.rows ?? []).filter { $0.rule.grade == .assumed }.concurrentMap { search.find($0) }.compactMap { $0 }
    }

    private var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
