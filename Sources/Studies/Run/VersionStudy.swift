import EventTrace
import ExperimentKit
import UIKit

/// Runs an experiment with older versions of iOS and finds the differences.
///
/// A case runs again only if a rule that was asked for in it begins or ends to hold.
struct VersionStudy {
    private let experiment: Experiment
    /// The outcomes in the newest version, in the order of the cases.
    private let newest: [CaseOutcome]
    private let jobs: Int

    init(_ experiment: Experiment, _ newest: [CaseOutcome], jobs: Int) {
        self.experiment = experiment
        self.newest = newest
        self.jobs = jobs
    }

    /// The differences, from the newest versions on.
    func differences() -> [VersionDifference] {
        guard newest.contains(where: { !$0.rulesOfVersions.isEmpty }) else { return [] }
        let expected = Reading(experiment, newest)
        var (outcomes, reading) = (newest, expected)
        var found: [VersionDifference] = []
        for (since, before) in zip(VersionStudy.beginnings.dropFirst(), VersionStudy.beginnings) {
            outcomes = runAgain(outcomes, in: since, before: before)
            let older = Reading(experiment, outcomes)
            if older == reading, found.last?.since == before {
                found[found.count - 1].since = since
            } else if older != expected {
                found.append(difference(of: older, outcomes, from: expected, since, before))
            }
            reading = older
        }
        // A difference in the oldest version has no known beginning, and is the last one.
        if found.last?.since == .oldest { found[found.count - 1].since = nil }
        return found
    }

    /// The versions in which some rule begins or ends to hold, from the newest to the oldest.
    private static let beginnings: [SystemVersion] =
        Set(RuleBook.ofVersions.flatMap { $0.versions.turns }).union([.oldest]).sorted(by: >)

    private func runAgain(_ last: [CaseOutcome], in since: SystemVersion, before: SystemVersion) -> [CaseOutcome] {
        concurrentMap(last.count, jobs: jobs) { outcome(of: last[$0], in: since, before: before) }
    }

    /// `last` is how the case runs with the version `before`; it is run again if it can differ.
    private func outcome(of last: CaseOutcome, in since: SystemVersion, before: SystemVersion) -> CaseOutcome {
        let turns = RuleBook.ofVersions.filter { last.rulesOfVersions.contains($0.id) && $0.versions.turns.contains(before) }
        if turns.isEmpty { return last }
        return CaseRun(staging: experiment.staging, case: last.finding.case, systemVersion: since).runAll()
    }

    private func difference(
        of older: Reading, _ outcomes: [CaseOutcome], from expected: Reading, _ since: SystemVersion, _ before: SystemVersion
    ) -> VersionDifference {
        let cases = older.orderings.indices.filter { older.orderings[$0] != expected.orderings[$0] }
        let claims = older.verdicts.indices.filter { older.verdicts[$0] != expected.verdicts[$0] }
        let asked = (cases.isEmpty ? Array(outcomes.indices) : cases).reduce(into: Set<RuleID>()) {
            $0.formUnion(newest[$1].rulesOfVersions)
            $0.formUnion(outcomes[$1].rulesOfVersions)
        }
        let rules = RuleBook.ofVersions.filter {
            asked.contains($0.id) && $0.versions.contains(since) != $0.versions.contains(.newest)
        }
        return VersionDifference(
            since: since, before: before, rules: rules.map { $0.id }.sorted(), cases: cases,
            claims: claims.map { VersionDifference.ClaimChange(claim: $0, verdict: older.verdicts[$0]) },
            example: cases.map { example(newest[$0].finding, outcomes[$0].finding) }.min { $0.callCount < $1.callCount })
    }

    private func example(_ newest: Finding, _ older: Finding) -> VersionDifference.Example {
        VersionDifference.Example(case: newest.case, newest: newest.trace.ordering, older: older.trace.ordering)
    }
}

/// The published part of a run: the ordering of each case, the verdict on each claim.
private struct Reading: Equatable {
    let orderings: [Signature]
    let verdicts: [Verdict]

    init(_ experiment: Experiment, _ outcomes: [CaseOutcome]) {
        let judged = experiment.judged(outcomes.map { $0.finding })
        orderings = judged.observed.map { Signature($0.canonicalCalls()) }
        verdicts = experiment.claims.map { Verdict(of: judged.outcomes(of: $0, when: $0.condition)) }
    }
}

extension VersionDifference.Example {
    fileprivate var callCount: Int { newest.count + older.count }
}
