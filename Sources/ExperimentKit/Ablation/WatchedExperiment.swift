import EventTrace
import UIKit

/// An experiment that has run as it is, with all rules, every case with the rules that decided something in it: what a run with one thing changed
/// is compared with.
struct WatchedExperiment {
    let experiment: Experiment
    private let findings: [Finding]
    private let asked: [Set<RuleID>]
    private let verdicts: [Verdict]
    private let signatures: [Signature]

    init(_ experiment: Experiment) {
        self.experiment = experiment
        var findings: [Finding] = []
        var asked: [Set<RuleID>] = []
        for `case` in experiment.cases {
            let ablation = Ablation()
            findings.append(CaseRun(staging: experiment.staging, case: `case`, ablation: ablation).runAll().finding)
            asked.append(ablation.asked)
        }
        self.findings = findings
        self.asked = asked
        let judged = experiment.judged(findings)
        verdicts = experiment.verdicts(in: judged)
        signatures = judged.signatures
    }

    /// The rules that decide something in any case, in order.
    var rules: [RuleID] { asked.reduce(into: Set()) { $0.formUnion($1) }.sorted() }

    /// Nil if the rule decides nothing in any case.
    func without(_ rule: RuleID) -> ExperimentAblation? {
        let decided = asked.indices.filter { asked[$0].contains(rule) }
        guard !decided.isEmpty else { return nil }
        let effect = effect(inCases: decided) {
            CaseRun(staging: experiment.staging, case: $0, ablation: Ablation(switchedOff: rule)).runAll().finding
        }
        return ExperimentAblation(experiment: experiment.id, decided: decided.count, changed: effect.changed, claims: effect.claims)
    }

    /// What is other if these cases run in another way.
    func effect(inCases places: [Int], _ run: (Case) -> Finding) -> ChangeEffect {
        var others = findings
        for index in places { others[index] = run(findings[index].case) }
        guard places.contains(where: { !others[$0].isSame(as: findings[$0]) }) else { return ChangeEffect(changed: 0, claims: []) }
        let judged = experiment.judged(others)
        let changed = zip(signatures, judged.signatures).filter { $0 != $1 }.count
        let claims = zip(verdicts, experiment.verdicts(in: judged)).enumerated().filter { $1.0 != $1.1 }.map { $0.offset }
        return ChangeEffect(changed: changed, claims: claims)
    }
}

extension Experiment {
    fileprivate func verdicts(in judged: JudgedCases) -> [Verdict] {
        claims.map { Verdict(of: judged.outcomes(of: $0, when: $0.condition)) }
    }
}

extension JudgedCases {
    fileprivate var signatures: [Signature] { observed.map { Signature($0.canonicalCalls()) } }
}

extension Finding {
    fileprivate func isSame(as other: Finding) -> Bool {
        alternatives.count == other.alternatives.count && trace.isSame(as: other.trace)
            && zip(alternatives, other.alternatives).allSatisfy { $0.isSame(as: $1) }
    }
}

extension Trace {
    /// Whether the records are the same, entry by entry; a name can be spelled otherwise in each.
    fileprivate func isSame(as other: Trace) -> Bool {
        entries == other.entries
            && zip(entries, other.entries).allSatisfy { mine, its in
                names[mine.subject] == other.names[its.subject] && names[mine.verb] == other.names[its.verb]
                    && names[mine.detail] == other.names[its.detail]
            }
    }
}
