import EventTrace
import ExperimentKit
import UIKit

/// An unchanged run of an experiment with all rules, to compare changed runs with. Each case keeps the rules that decided something in it.
struct WatchedExperiment {
    let experiment: Experiment
    private let findings: [Finding]
    private let asked: [Set<RuleID>]
    private let standings: [Standing]
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
        standings = experiment.standings(in: judged)
        signatures = judged.signatures
    }

    /// The rules that decide something in any case, in order.
    var rules: [RuleID] { asked.reduce(into: Set()) { $0.formUnion($1) }.sorted() }

    /// The effect of the rule's absence; nil if the rule decides nothing in any case.
    func without(_ rule: RuleID) -> ExperimentAblation? {
        let decided = asked.indices.filter { asked[$0].contains(rule) }
        guard !decided.isEmpty else { return nil }
        let others = findings(withCases: decided) {
            CaseRun(staging: experiment.staging, case: $0, ablation: Ablation(switchedOff: rule)).runAll().finding
        }
        let effect = others.map { difference(to: $0) { $0.verdict } } ?? ChangeEffect.nothing
        return ExperimentAblation(experiment: experiment.id, decided: decided.count, changed: effect.changed, claims: effect.claims)
    }

    /// The effect of running these cases in another way. A claim also notices if only one of the cases runs that way: a claim that all
    /// cases are the same shows a difference in no other way.
    func effect(inCases places: [Int], _ run: (Case) -> Finding) -> ChangeEffect {
        guard let others = findings(withCases: places, run) else { return ChangeEffect.nothing }
        let effect = difference(to: others) { $0 }
        let rest = experiment.claims.indices.filter { !effect.claims.contains($0) }
        let alone = rest.filter { notices($0, oneOf: places.filter { !others[$0].isSame(as: findings[$0]) }, of: others) }
        return ChangeEffect(changed: effect.changed, claims: (effect.claims + alone).sorted())
    }

    /// All findings, with new ones for these cases; nil if every finding is unchanged.
    private func findings(withCases places: [Int], _ run: (Case) -> Finding) -> [Finding]? {
        var others = findings
        for index in places { others[index] = run(findings[index].case) }
        return places.contains { !others[$0].isSame(as: findings[$0]) } ? others : nil
    }

    private func difference<Part: Equatable>(to others: [Finding], _ part: (Standing) -> Part) -> ChangeEffect {
        let judged = experiment.judged(others)
        let changed = zip(signatures, judged.signatures).filter { $0 != $1 }.count
        let claims = zip(standings, experiment.standings(in: judged)).enumerated().filter { part($1.0) != part($1.1) }.map { $0.offset }
        return ChangeEffect(changed: changed, claims: claims)
    }

    /// Whether the claim notices. The first of the changed cases that the claim is about stands for each of them.
    private func notices(_ claim: Int, oneOf changed: [Int], of others: [Finding]) -> Bool {
        guard let index = changed.first(where: { experiment.claims[claim].condition.selects(findings[$0].case) }) else { return false }
        var mixed = findings
        mixed[index] = others[index]
        return experiment.standing(of: experiment.claims[claim], in: experiment.judged(mixed)) != standings[claim]
    }
}

extension Experiment {
    fileprivate func standings(in judged: JudgedCases) -> [Standing] { claims.map { standing(of: $0, in: judged) } }

    fileprivate func standing(of claim: Claim, in judged: JudgedCases) -> Standing {
        Standing(judged.outcomes(of: claim, when: claim.condition))
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
    /// Whether the records are the same, entry by entry. A name can be spelled differently in each.
    fileprivate func isSame(as other: Trace) -> Bool {
        entries == other.entries
            && zip(entries, other.entries).allSatisfy { mine, its in
                names[mine.subject] == other.names[its.subject] && names[mine.verb] == other.names[its.verb]
                    && names[mine.detail] == other.names[its.detail]
            }
    }
}
