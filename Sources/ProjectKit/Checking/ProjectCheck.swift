import EventTrace
import ExperimentKit
import Laws
import ProjectFiles
import ReportKit
import SiteKit
import Studies

/// Compares a project's committed files with the current results of its experiments.
package struct ProjectCheck {
    package let lab: Laboratory
    let project: Project
    let jobs: Int?
    /// The ids of experiments; empty for all.
    let only: [String]
    /// Whether to switch rules off again, to compare the results with the committed ablation and reasons.
    let repeatsStudies: Bool
    /// A git revision.
    let since: String?
    private let places: RealPlaces

    /// Whether only some experiments were asked for, or others have stopped the program.
    private var isPart: Bool { !only.isEmpty || !lab.stopped.isEmpty }

    package init(
        _ lab: Laboratory, _ project: Project, jobs: Int? = nil, only: [String] = [], repeatsStudies: Bool = false, since: String? = nil
    ) {
        self.lab = lab
        self.project = project
        self.jobs = jobs
        self.only = only
        self.repeatsStudies = repeatsStudies
        self.since = since
        places = RealPlaces(project)
    }

    /// The outcome and the fresh reports. Authors' mistakes are findings here: what has one is left out, and the rest is compared. Writes
    /// nothing.
    package func run(on listener: any RunListener) throws -> (outcome: CheckOutcome, reports: [(id: Reports.ID, text: String)]) {
        do {
            return try compare(on: listener)
        } catch let error as AuthorsMistakes {
            return (CheckOutcome(findings: mistakes(error.diagnostics)), [])
        }
    }

    private func mistakes(_ diagnostics: [Diagnostic]) -> [CheckFinding] {
        diagnostics.unique.map { CheckFinding($0, .mistake, at: places($0.location)) }
    }

    private func compare(on listener: any RunListener) throws -> (outcome: CheckOutcome, reports: [(id: Reports.ID, text: String)]) {
        let experiments = try lab.experiments(only: only)
        let revision = try since.map { try RevisionChanges(since: $0, project, lab.experiments) }
        let reading = BackgroundTask { [project, isPart] in try ProjectTexts(project, experiments, isPartial: isPart) }
        let findings = try ProjectFindings(
            ofWhatCanBeJudgedAmong: experiments, isPart: isPart, lab, project, jobs: jobs, on: listener)
        let texts = try reading.value()
        var faults = findings.mistakes
        faults.add(texts.mistakes.diagnostics)
        let whole = ProjectContent(findings, texts)
        let (content, ablation) = (whole.site, whole.ablation)
        let results = content.results
        // Pages that do not build are found here, not after the merge.
        let written = ExperimentReports(content)
        _ = try faults.collect { try SiteBuilder(content, written).check() }
        let reports = Reports.fresh(content, written)

        var outcome = CheckOutcome(results: results, revision: revision)
        outcome.isPartial = findings.isPartial
        let recorded = try faults.collect { try OrderingFile(in: project) }
        let now = OrderingFile(results)
        let committedChanges = changes(from: recorded ?? nil, to: now, results)
        outcome.changes = revision?.record.map { changes(from: $0, to: now, results) } ?? committedChanges
        let former = revision?.record ?? recorded ?? nil
        outcome.thresholds = ThresholdChange.all(from: former?.thresholds ?? [:], to: now.thresholds)
        outcome.causes = causes(from: former, to: now, results)
        let words = Dictionary(uniqueKeysWithValues: committedChanges.filter { !$0.isEmpty }.map { ($0.experiment, $0.lines) })
        let fresh = Dictionary(uniqueKeysWithValues: reports.map { ($0.id, $0.text) })
        let committed = try Reports.committed(in: project.reports, ids: Set(fresh.keys))
            .filter { !outcome.isPartial || fresh[$0.key] != nil }
        let comparison = ReportComparison(fresh: fresh, committed: committed, words: words, claims: committedChanges.flatMap(\.rewordings))
        outcome.comparison = comparison
        if !outcome.isPartial { outcome.findings = StatementCheck(content.coverage).complaints.map { CheckFinding(.verdict, at: nil, $0) } }
        for result in results { outcome.findings += surprises(result) + overrated(result) }
        for entry in findings.fidelity?.entries ?? [] where entry.isSurprise { outcome.findings.append(disagreement(entry)) }
        if !outcome.isPartial { outcome.findings += BugCheck(results).findings(on: texts.bugs) }
        if only.isEmpty, !lab.laws.isEmpty { outcome.findings += try laws(&faults) }
        outcome.findings += comparison.findings
        if let recorded, let finding = recordFinding(recorded, now, besides: comparison.stale) { outcome.findings.append(finding) }
        let areGraded = committed.values.contains { MarkdownReport.isGraded(String(decoding: $0, as: UTF8.self)) }
        // An experiment that is left out now is not gone.
        let isWhole = !outcome.isPartial
        let studies = try faults.collect {
            try staleStudies(results, ablation, content.reasons, areGraded: areGraded, isWhole: isWhole, on: listener)
        }
        if let finding = studies?.finding { outcome.findings.append(finding) }
        outcome.reviews = try faults.collect { try lab.reviews(of: texts.translationFiles, in: project) } ?? []
        let diagnostics = outcome.reviews.flatMap(\.diagnostics)
        outcome.findings += diagnostics.of(.error).map { CheckFinding($0, .translation, at: places($0.location)) }
        outcome.findings = mistakes(faults.diagnostics) + outcome.findings
        outcome.warnings += diagnostics.of(.warning).map { $0.moved(to: places($0.location)) } + rewordings(comparison)
        if ablation == nil, !areGraded, results.contains(where: { !$0.claims.isEmpty }) {
            outcome.warnings.append(
                Diagnostic(
                    Location(fileID: AblationFile.file.name, line: 1), "there is no ablation: nothing is known of what claims rest on",
                    remedy: AblationFile.file.remedy, severity: .warning))
        }
        return (outcome, reports)
    }

    /// The laws whose verdicts are not as committed. A law that has stopped the program is left out.
    private func laws(_ faults: inout MistakeList) throws -> [CheckFinding] {
        faults.add(Law.mistakes(of: lab.laws))
        let committed = try faults.collect { try LawFile(in: project) } ?? nil
        let place = Location(fileID: LawFile.file.name, line: 1)
        guard let committed else {
            return [CheckFinding(.law, at: place, "the verdicts on laws are missing", details: [LawFile.file.remedy])]
        }
        let records = committed.records.filter { !lab.stoppedLaws.contains($0.law) }
        let differences = lab.goingOn { LawBench(lab.runningLaws, jobs: lab.concurrency(jobs)).differences(from: records) }
        return differences.map { difference in
            CheckFinding(.law, at: difference.location.map { places($0) } ?? place, difference.words, details: [LawFile.file.remedy])
        }
    }

    private func changes(from record: OrderingFile?, to now: OrderingFile, _ results: [ExperimentResult]) -> [ExperimentChange] {
        guard let record else { return [] }
        return results.compactMap { result in
            guard let old = record[result.experiment.id], let new = now[result.experiment.id] else { return nil }
            return ExperimentChange(from: old, to: result, recorded: new)
        }
    }

    private func causes(from record: OrderingFile?, to now: OrderingFile, _ results: [ExperimentResult]) -> [RuleCause] {
        RuleCause.all(
            results.compactMap { result in
                guard let old = record?[result.experiment.id], let new = now[result.experiment.id] else { return nil }
                return (old, new)
            })
    }

    /// The finding about lines of the record whose reports are as committed: the record is written with the reports.
    private func recordFinding(_ record: OrderingFile?, _ now: OrderingFile, besides stale: [Reports.ID]) -> CheckFinding? {
        let place = Location(fileID: OrderingFile.file.name, line: 1)
        guard let record else { return CheckFinding(.report, at: place, "missing: changes cannot be described in words") }
        let known = Set(stale)
        let ids = (isPart ? now.merged(with: record) : now).differing(from: record).filter { !known.contains($0) }
        let own = ids.filter { now[$0] != nil }
        guard let first = own.first else {
            let thresholds = known.isEmpty ? ThresholdChange.all(from: record.thresholds, to: now.thresholds) : []
            guard !thresholds.isEmpty else { return nil }
            return CheckFinding(
                .report, at: place, "\(thresholds.map(\.words).joined(separator: "; ")), and every report is the same",
                details: ["evdoc accept writes it"])
        }
        let rest = own.count > 1 ? " and \(own.count - 1) more" : ""
        return CheckFinding(
            .report, at: place, "\(first)\(rest): decisions or the stage are others than recorded, and every report is the same",
            details: ["evdoc accept writes them"])
    }

    /// The warning about claims that are worded anew and otherwise the same.
    private func rewordings(_ comparison: ReportComparison) -> [Diagnostic] {
        guard let first = comparison.reworded.first else { return [] }
        let rest = comparison.reworded.count > 1 ? " and \(comparison.reworded.count - 1) more" : ""
        return [
            Diagnostic(
                Location(fileID: Project.reportName(first), line: 1),
                "claims are worded anew, and \(first)\(rest) \(comparison.reworded.count > 1 ? "have" : "has") the old sentences",
                remedy: "Run evdoc accept when it suits you.", severity: .warning)
        ]
    }

    // MARK: Verdicts

    private func surprises(_ result: ExperimentResult) -> [CheckFinding] {
        surprisingClaims(result)
            + result.surprisingOrders.map {
                CheckFinding(
                    .verdict, at: places($0.location), experiment: result.experiment.id, $0.summary, details: $0.remedy.map { [$0] } ?? [])
            }
    }

    private func surprisingClaims(_ result: ExperimentResult) -> [CheckFinding] {
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

    /// The claims whose texts deny their grades.
    private func overrated(_ result: ExperimentResult) -> [CheckFinding] {
        result.claims.enumerated().filter { $0.element.isOverrated }.map { index, claim in
            CheckFinding(
                .mistake, at: places(claim.claim.location), experiment: result.experiment.id, claim: index + 1,
                "graded as \(claim.grade?.rawValue ?? ""), and its text says that it is not: \(claim.claim.statement)",
                details: ["Name the assumed rule in rules:, or mend the text."])
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

    private func staleStudies(
        _ results: [ExperimentResult], _ ablation: AblationTable?, _ reasons: ReasonTable?, areGraded: Bool, isWhole: Bool,
        on listener: any RunListener
    ) throws -> StaleStudies {
        let own = Set(results.map(\.experiment.id))
        func counted(_ ids: [String]) -> [String] { isWhole ? ids : ids.filter(own.contains) }
        var stale = StaleStudies()
        if let ablation {
            stale.add("ablation", counted(ablation.outdated))
            let rules = ablation.rows.filter { $0.state == .unknown }.map(\.rule.id.description)
            if isWhole, !rules.isEmpty { stale.complain("rules were added since the ablation: \(rules.joined(separator: ", "))") }
        } else if areGraded {
            stale.complain("the ablation is missing, and the committed reports say what claims rest on")
        }
        if let file = try MutationFile(in: project) { stale.add("mutations", counted(file.outdated(results))) }
        let reasonFile = try ReasonFile(in: project)
        if let reasonFile { stale.add("reasons", counted((isWhole ? reasons : nil)?.outdated ?? reasonFile.table(results).outdated)) }
        if repeatsStudies, isWhole, stale.isEmpty { try repeatStudies(results, ablation, reasonFile, &stale, on: listener) }
        return stale
    }

    /// Works ablation and reasons out again, to compare them with the committed ones.
    private func repeatStudies(
        _ results: [ExperimentResult], _ ablation: AblationTable?, _ reasons: ReasonFile?, _ stale: inout StaleStudies,
        on listener: any RunListener
    ) throws {
        if ablation != nil {
            let fresh = AblationFile(lab.ablation(of: lab.switchable, jobs: jobs, on: listener), results)
            let old = try AblationFile(in: project)?.text ?? ""
            let rules = zip(old.split(separator: "\n"), fresh.text.split(separator: "\n")).first { $0 != $1 }
            if old != fresh.text {
                stale.complain(
                    "the ablation is not what evdoc ablation finds\(rules.map { ": \($0.1)" } ?? "")", remedy: AblationFile.file.remedy)
            }
        }
        guard let reasons else { return }
        let fresh = ReasonFile(lab.reasons(of: results, jobs: jobs, on: listener), results)
        if fresh.text != reasons.text {
            stale.complain("the reasons are not what evdoc why --update finds", remedy: ReasonFile.file.remedy)
        }
    }
}
