import EventTrace
import ExperimentKit
import ReportKit
import SiteKit

/// Holds what a project has committed against what its experiments say now.
struct ProjectCheck {
    let evdoc: Evdoc
    let project: Project
    let jobs: Int?
    /// Ids of experiments; empty for all.
    let only: [String]
    /// Whether rules are switched off once more, to hold the ablation and the reasons against that.
    let repeatsStudies: Bool
    /// A revision of git.
    let since: String?
    private let places: RealPlaces

    /// Whether some experiments are left out: what is said of all of them is not said then.
    var isPartial: Bool { !only.isEmpty || !evdoc.stopped.isEmpty }

    init(_ evdoc: Evdoc, _ project: Project, jobs: Int? = nil, only: [String] = [], repeatsStudies: Bool = false, since: String? = nil) {
        self.evdoc = evdoc
        self.project = project
        self.jobs = jobs
        self.only = only
        self.repeatsStudies = repeatsStudies
        self.since = since
        places = RealPlaces(project)
    }

    /// What it finds, and the reports as they would be written. Mistakes of authors are findings here; reports are none then. Writes nothing.
    func run(_ console: Console) throws -> (outcome: CheckOutcome, reports: [(id: Reports.ID, text: String)]) {
        do {
            return try compare(console)
        } catch let error as AuthorsMistakes {
            let mistakes = error.diagnostics.map { CheckFinding($0, .mistake, at: places($0.location)) }
            return (CheckOutcome(findings: mistakes), [])
        }
    }

    private func compare(_ console: Console) throws -> (outcome: CheckOutcome, reports: [(id: Reports.ID, text: String)]) {
        let experiments = try evdoc.experiments(only: only)
        let revision = try since.map { try RevisionChanges(since: $0, project, evdoc.experiments) }
        let reading = Beside { [project] in try ProjectTexts(project, experiments) }
        // Studies are of all experiments, or of none.
        let ungraded =
            repeatsStudies
            ? try evdoc.results(of: experiments, jobs: jobs, on: console)
            : try evdoc.resultsOfWhatRuns(among: experiments, jobs: jobs, on: console)
        let ablation = try evdoc.committedAblation(in: project, ungraded)
        let results = ungraded.resting(on: ablation)
        let fidelity = try evdoc.fidelity(
            in: project, beside: ungraded, of: isPartial ? ungraded.flatMap { $0.experiment.observations } : nil, jobs: jobs)
        let texts = try reading.value()
        let shownAblation = isPartial ? nil : ablation
        // Pages that do not build are found here, not after the merge.
        let content = SiteContent(
            results: results, rules: evdoc.rules, notes: texts.notes, fidelity: fidelity, documents: evdoc.documents,
            ablation: shownAblation, decidingCases: evdoc.decidingCases(shownAblation), versionNotes: texts.versionNotes,
            apiFacts: texts.apiFacts, translations: texts.translations, facts: texts.facts, guide: evdoc.guide, sources: texts.sources,
            isPartial: isPartial)
        let written = ExperimentReports(content)
        try SiteBuilder(content, written).makeFiles { _ in }
        let reports = Reports.fresh(content, written)

        let record = try OrderingFile(in: project)
        var outcome = CheckOutcome(results: results, revision: revision)
        let committedChanges = changes(since: record, results)
        outcome.changes = revision?.record.map { changes(since: $0, results) } ?? committedChanges
        let words = Dictionary(uniqueKeysWithValues: committedChanges.filter { !$0.isEmpty }.map { ($0.experiment, $0.lines) })
        let fresh = Dictionary(uniqueKeysWithValues: reports.map { ($0.id, $0.text) })
        let committed = try Reports.committed(in: project.reports, ids: Set(fresh.keys)).filter { !isPartial || fresh[$0.key] != nil }
        let comparison = ReportComparison(fresh: fresh, committed: committed, words: words)
        outcome.comparison = comparison
        if !isPartial { outcome.findings = StatementCheck(content.coverage).complaints.map { CheckFinding(.verdict, at: nil, $0) } }
        for result in results { outcome.findings += surprises(result) }
        for entry in fidelity?.entries ?? [] where entry.isSurprise { outcome.findings.append(disagreement(entry)) }
        outcome.findings += comparison.findings
        if let finding = recordFinding(record, results) { outcome.findings.append(finding) }
        let areGraded = committed.values.contains { MarkdownReport.isGraded(String(decoding: $0, as: UTF8.self)) }
        outcome.findings += try studies(results, ablation, areGraded: areGraded, console)
        outcome.reviews = try evdoc.reviews(of: texts.translationFiles, in: project)
        outcome.findings += outcome.reviews.flatMap(\.diagnostics).map { CheckFinding($0, .translation, at: places($0.location)) }
        if ablation == nil, !areGraded, results.contains(where: { !$0.claims.isEmpty }) {
            outcome.warnings.append(
                Diagnostic(
                    Location(fileID: AblationFile.file.name, line: 1), "there is no ablation: nothing is known of what claims rest on",
                    remedy: AblationFile.file.remedy, severity: .warning))
        }
        return (outcome, reports)
    }

    private func changes(since record: OrderingFile?, _ results: [ExperimentResult]) -> [ExperimentChange] {
        guard let record else { return [] }
        return results.compactMap { result in record[result.experiment.id].map { ExperimentChange(from: $0, to: result) } }
    }

    /// The record itself is written with the reports.
    private func recordFinding(_ record: OrderingFile?, _ results: [ExperimentResult]) -> CheckFinding? {
        let fresh = OrderingFile(results)
        let wanted = isPartial ? fresh.merged(with: record) : fresh
        guard record?.text != wanted.text else { return nil }
        let summary = record == nil ? "it is missing: what has changed cannot be told in words" : "it is not what the experiments say"
        return CheckFinding(.report, at: Location(fileID: OrderingFile.file.name, line: 1), summary)
    }

    // MARK: Verdicts

    private func surprises(_ result: ExperimentResult) -> [CheckFinding] {
        result.claims.enumerated().filter { !$0.element.isExpected }.map { index, claim in
            let statement = claim.claim.statement
            let example = claim.counterexample.map {
                "case \($0.case.index + 1) (\($0.case)): expected \(Wording.english.expected($0.mismatch)); seen: \(Wording.english.seen($0.mismatch))"
            }
            let (summary, detail) =
                claim.isSurprise
                ? ("declared as refuted, and \(claim.verdict.rawValue) now: \(statement)", nil)
                : ("\(claim.verdict.rawValue): \(statement)", example ?? claim.reason.map { Wording.english.doubt($0) })
            return CheckFinding(
                .verdict, at: places(claim.claim.location), experiment: result.experiment.id, claim: index + 1, summary,
                details: detail.map { [$0] } ?? [])
        }
    }

    private func disagreement(_ entry: FidelityEntry) -> CheckFinding {
        let place = entry.results.first.map { places($0.scene.location) }
        let id = entry.observation.id
        if entry.agreement == .agrees {
            return CheckFinding(.observation, at: place, "observation \(id) is said to differ, and agrees now")
        }
        let mismatch = entry.results.flatMap(\.mismatches).first
        let words = mismatch.map { mismatch in
            (entry.observation.kind == .device ? mismatch.partingWords : nil)
                ?? "expected \(Wording.english.expected(mismatch)); seen: \(Wording.english.seen(mismatch))"
        }
        return CheckFinding(
            .observation, at: place, experiment: entry.observation.experiment, "the engine does not do what observation \(id) saw",
            details: words.map { [$0] } ?? [])
    }

    // MARK: Studies that take longer than a build

    private func studies(
        _ results: [ExperimentResult], _ ablation: AblationTable?, areGraded: Bool, _ console: Console
    ) throws -> [CheckFinding] {
        let complaints: [(CheckFinding.Kind, FindingFile, String?)] = [
            (.ablation, AblationFile.file, try ablationComplaint(results, ablation, areGraded: areGraded, console)),
            (.mutations, MutationFile.file, try mutationComplaint(results)),
            (.reasons, ReasonFile.file, try reasonComplaint(results, console)),
        ]
        return complaints.compactMap { kind, file, complaint in
            complaint.map { CheckFinding(kind, at: Location(fileID: file.name, line: 1), $0, details: [file.remedy]) }
        }
    }

    /// Why the committed ablation is not what the experiments say now; nil when it is.
    private func ablationComplaint(
        _ results: [ExperimentResult], _ committed: AblationTable?, areGraded: Bool, _ console: Console
    ) throws -> String? {
        guard let committed else {
            return areGraded ? "it is missing, and the committed reports say what claims rest on" : nil
        }
        guard !isPartial else { return told(committed.outdated, "the rules were switched off before these changed", results) }
        if committed.isOutdated { return committed.complaint }
        guard repeatsStudies else { return nil }
        let fresh = AblationFile(evdoc.ablation(of: evdoc.switchable, jobs: jobs, on: console), results)
        let old = try AblationFile(in: project)?.text ?? ""
        let rules = zip(old.split(separator: "\n"), fresh.text.split(separator: "\n")).first { $0 != $1 }
        return old == fresh.text ? nil : "it is not what evdoc ablation finds\(rules.map { ": \($0.1)" } ?? "")"
    }

    private func mutationComplaint(_ results: [ExperimentResult]) throws -> String? {
        guard let file = try MutationFile(in: project) else { return nil }
        return isPartial ? told(file.outdated(results), "mutations were tried before these changed", results) : file.complaint(results)
    }

    /// Why the committed reasons are not what the records say now; nil when they are, and where there are none.
    private func reasonComplaint(_ results: [ExperimentResult], _ console: Console) throws -> String? {
        guard let file = try ReasonFile(in: project) else { return nil }
        guard !isPartial else { return told(file.table(results).outdated, "reasons were worked out before these changed", results) }
        if let complaint = file.table(results).complaint { return complaint }
        guard repeatsStudies else { return nil }
        let fresh = ReasonFile(evdoc.reasons(of: results, jobs: jobs, on: console), results)
        return fresh.text == file.text ? nil : "it is not what evdoc why --update finds"
    }

    /// Of the experiments that have run.
    private func told(_ outdated: [String], _ words: String, _ results: [ExperimentResult]) -> String? {
        let ids = outdated.filter(Set(results.map(\.experiment.id)).contains)
        return ids.isEmpty ? nil : "\(words): \(ids.joined(separator: ", "))"
    }
}
