import EventTrace
import ExperimentKit
import ReportKit
import SiteKit

/// `evdoc check`: do the committed reports still say what the experiments say? Writes nothing.
struct CheckCommand: Command {
    let jobs: Int?
    let root: String?
    let repeatsAblation: Bool

    /// How many texts without a translation are listed.
    private static let mostMissing = 20

    init(_ arguments: Arguments) throws(UsageError) {
        jobs = try arguments.count("--jobs")
        root = arguments.value("--root")
        repeatsAblation = arguments.has("--ablation")
    }

    func run(_ evdoc: Evdoc, _ console: Console) throws -> ExitCode {
        let project = try Project(given: root)
        let reading = Beside { try ProjectTexts(project, evdoc.experiments) }
        // Without an experiment that has stopped the program, the others are checked; what is said of all of them is not.
        let isPartial = !evdoc.stopped.isEmpty
        let ungraded =
            repeatsAblation
            ? try evdoc.results(of: evdoc.experiments, jobs: jobs, on: console)
            : try evdoc.resultsOfWhatRuns(among: evdoc.experiments, jobs: jobs, on: console)
        let ablation = try evdoc.committedAblation(in: project, ungraded)
        let results = ungraded.resting(on: ablation)
        let fidelity = try evdoc.fidelity(in: project, of: isPartial ? ungraded.flatMap { $0.experiment.observations } : nil, jobs: jobs)
        let texts = try reading.value()
        // Pages that do not build are found here, not after the merge.
        let content = SiteContent(
            results: results, rules: evdoc.rules, notes: texts.notes, fidelity: fidelity, documents: evdoc.documents,
            ablation: ablation, decidingCases: evdoc.decidingCases(ablation), versionNotes: texts.versionNotes, apiFacts: texts.apiFacts,
            translations: texts.translations, facts: texts.facts, guide: evdoc.guide, sources: texts.sources,
            isPartial: isPartial)
        let reports = ExperimentReports(content)
        _ = try SiteBuilder.files(content, reports)
        let differences = try differences(Reports.fresh(content, reports), isComplete: !isPartial, project)
        let mutationStaleness = isPartial ? nil : try MutationFile(in: project)?.complaint(results)
        let reasonStaleness = isPartial ? nil : try reasonStaleness(results, project, evdoc, console)
        let staleness = isPartial ? nil : try staleness(ablation, results, project, evdoc, console)
        for difference in differences { try console.print(colored(difference, console.style)) }
        let complaints = isPartial ? [] : StatementCheck(content.coverage).complaints.map { "error: \($0)" }
        let surprises = complaints + results.flatMap { result in result.claims.filter { !$0.isExpected }.map { surprise($0, result) } }
        let disagreements = fidelity?.entries.filter(\.isSurprise).map(disagreement) ?? []
        for surprise in surprises + disagreements { console.complain(surprise + "\n") }
        if let staleness { console.complain("\(AblationFile.name):1: error: \(staleness)\n    \(AblationTable.remedy)\n") }
        if let mutationStaleness { console.complain("\(MutationFile.name):1: error: \(mutationStaleness)\n    \(MutationFile.remedy)\n") }
        if let reasonStaleness { console.complain("\(ReasonFile.name):1: error: \(reasonStaleness)\n    \(ReasonFile.remedy)\n") }
        let reviews = try evdoc.reviews(of: texts.translationFiles, in: project)
        let mistranslations = reviews.flatMap(\.diagnostics)
        for mistake in mistranslations { console.complain("\(mistake)\n") }
        guard differences.isEmpty, surprises.isEmpty, disagreements.isEmpty, staleness == nil, mutationStaleness == nil,
            reasonStaleness == nil,
            mistranslations.isEmpty
        else {
            let counts = [
                (differences.count, "report that differs", "reports that differ"), (surprises.count, "surprising verdict", nil),
                (disagreements.count, "surprising observation", nil), (staleness == nil ? 0 : 1, "ablation that is out of date", nil),
                (mutationStaleness == nil ? 0 : 1, "trial of mutations that is out of date", "trials of mutations that are out of date"),
                (reasonStaleness == nil ? 0 : 1, "list of reasons that is out of date", "lists of reasons that are out of date"),
                (mistranslations.count, "faulty entry of a translation", "faulty entries of translations"),
            ]
            let words = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }.joined(separator: ", ")
            let remedy =
                differences.isEmpty ? "" : "\n    look at the differences; if they are right, run evdoc build and commit site/reports"
            console.complain("\(console.errorStyle(.bold, "evdoc:")) \(words)\(remedy)\n")
            return .authorsMistake
        }
        try console.print("\(counted(results.count, "report")) as committed; claims \(ClaimTally(results).text(console.style))\n")
        for review in reviews {
            try console.print("\(review.summary)\n")
            for message in review.missing.prefix(CheckCommand.mostMissing) { try console.print("    \(message.told)\n") }
            let rest = review.missing.count - CheckCommand.mostMissing
            if rest > 0 { try console.print("    and \(rest) more: evdoc translations --missing\n") }
        }
        return .success
    }

    /// Why the committed ablation is not what the experiments say now; nil when it is.
    private func staleness(
        _ committed: AblationTable?, _ results: [ExperimentResult], _ project: Project, _ evdoc: Evdoc, _ console: Console
    ) throws -> String? {
        if let committed, committed.isOutdated { return committed.complaint }
        guard repeatsAblation else { return nil }
        let fresh = AblationFile(evdoc.ablation(of: evdoc.switchable, jobs: jobs, on: console), results)
        let old = try AblationFile(in: project)?.text ?? ""
        let rules = zip(old.split(separator: "\n"), fresh.text.split(separator: "\n")).first { $0 != $1 }
        return old == fresh.text ? nil : "it is not what evdoc ablation finds\(rules.map { ": \($0.1)" } ?? "")"
    }

    /// Why the committed reasons are not what the records say now; nil when they are, and where there are none.
    private func reasonStaleness(
        _ results: [ExperimentResult], _ project: Project, _ evdoc: Evdoc, _ console: Console
    ) throws -> String? {
        guard let file = try ReasonFile(in: project) else { return nil }
        if let complaint = file.table(results).complaint { return complaint }
        guard repeatsAblation else { return nil }
        let fresh = ReasonFile(evdoc.reasons(of: results, jobs: jobs, on: console), results)
        return fresh.text == file.text ? nil : "it is not what evdoc why --update finds"
    }

    /// A unified diff for each report that is not as committed, missing, or of no experiment, if these are all there are.
    private func differences(
        _ reports: [(id: Reports.ID, text: String)], isComplete: Bool, _ project: Project
    ) throws -> [String] {
        let fresh = Dictionary(uniqueKeysWithValues: reports.map { ($0.id, $0.text) })
        let committed = try Reports.committed(in: project.reports, ids: Set(fresh.keys))
        return (isComplete ? Set(committed.keys).union(fresh.keys) : Set(fresh.keys)).sorted().compactMap { id in
            let (old, new) = (committed[id], fresh[id])
            if let old, let new, old == Array(new.utf8) { return nil }
            let name = Project.reportName(id)
            let diff = UnifiedDiff(
                from: String(decoding: old ?? [], as: UTF8.self), to: new ?? "", oldName: old == nil ? "/dev/null" : "a/\(name)",
                newName: new == nil ? "/dev/null" : "b/\(name)")
            return diff.text
        }
    }

    private func surprise(_ claim: ClaimVerdict, _ result: ExperimentResult) -> String {
        let place = "\(claim.claim.location): error:"
        let statement = claim.claim.statement
        if claim.isSurprise { return "\(place) declared as refuted, and \(claim.verdict.rawValue) now: \(statement)" }
        let example = claim.counterexample.map {
            "\n    case \($0.case.index + 1) (\($0.case)): expected \(Wording.english.expected($0.mismatch)); seen: \(Wording.english.seen($0.mismatch))"
        }
        return "\(place) \(claim.verdict.rawValue): \(statement)"
            + (example ?? claim.reason.map { "\n    \(Wording.english.doubt($0))" } ?? "")
    }

    private func disagreement(_ entry: FidelityEntry) -> String {
        let place = entry.results.first.map { "\($0.scene.location): error:" } ?? "error:"
        let id = entry.observation.id
        if entry.agreement == .agrees { return "\(place) observation \(id) is said to differ, and agrees now" }
        let mismatch = entry.results.flatMap(\.mismatches).first
        return "\(place) the engine does not do what observation \(id) saw"
            + (mismatch.map { "\n    expected \(Wording.english.expected($0)); seen: \(Wording.english.seen($0))" } ?? "")
    }

    private func colored(_ diff: String, _ style: Style) -> String {
        guard style.isColored else { return diff }
        return diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line.first {
            case "+": style(.green, String(line))
            case "-": style(.red, String(line))
            case "@": style(.cyan, String(line))
            default: String(line)
            }
        }.joined(separator: "\n")
    }
}
