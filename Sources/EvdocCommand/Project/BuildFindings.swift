import ExperimentKit
import SiteKit

/// What experiments, and the scenes of observations, have found out for a site: all that has to run for it.
struct BuildFindings {
    private let evdoc: Evdoc
    private let project: Project
    /// What the claims rest on is not known yet.
    private let results: [ExperimentResult]
    private let fidelity: Fidelity?
    private let isPartial: Bool

    /// Runs these experiments. `isPartial` says that others are left out, and so are observations that are not on their pages.
    init(
        of experiments: [Experiment], isPartial: Bool, _ evdoc: Evdoc, _ project: Project, jobs: Int? = nil, on console: Console,
        _ stopwatch: inout Stopwatch
    ) throws {
        let results = try stopwatch.time("experiments") { try evdoc.resultsOfWhatRuns(among: experiments, jobs: jobs, on: console) }
        fidelity = try stopwatch.time("observations") {
            try evdoc.fidelity(
                in: project, beside: results, of: isPartial ? results.flatMap { $0.experiment.observations } : nil, jobs: jobs)
        }
        (self.evdoc, self.project, self.results, self.isPartial) = (evdoc, project, results, isPartial)
    }

    /// All that the site is made of, with these texts.
    func content(with texts: BuildTexts, _ engine: EngineModules, _ archive: DocCArchive = .empty) throws -> SiteContent {
        let comparing = Beside { [results] in texts.reasons?.table(results) }
        let committed = texts.ablation?.table(evdoc.rules, results)
        let ablation = isPartial ? nil : committed
        let decidingCases = evdoc.decidingCases(ablation)
        let reasons = comparing.value()
        let own = texts.own
        return SiteContent(
            results: results.resting(on: committed), rules: evdoc.rules, notes: own.notes, fidelity: fidelity, documents: evdoc.documents,
            ablation: ablation, decidingCases: decidingCases, versionNotes: own.versionNotes, apiFacts: own.apiFacts,
            translations: own.translations, facts: own.facts, guide: evdoc.guide, sources: own.sources, exports: texts.exports,
            engine: engine, archive: archive, reasons: reasons, isPartial: isPartial)
    }
}

/// What a build reads, beside what its experiments find out.
struct BuildTexts: Sendable {
    let own: ProjectTexts
    let exports: [String: ExperimentFile]
    /// Of the last ablation; nil when there has been none.
    let ablation: AblationFile?
    /// Nil in a part of a site, too.
    let reasons: ReasonFile?

    init(_ project: Project, _ experiments: [Experiment], isPartial: Bool, address: String? = nil) throws {
        let own = try ProjectTexts(project, experiments, address: address)
        ablation = try AblationFile(in: project)
        reasons = isPartial ? nil : try ReasonFile(in: project)
        exports = try DeviceSources.exports(of: experiments.filter { own.sources[$0.location.file] != nil }, project)
        self.own = own
    }
}
