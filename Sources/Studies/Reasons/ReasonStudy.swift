import EventTrace
import ExperimentKit
import UIKit

/// Finds the reasons for each call of an experiment, and for its absence from cases, by running cases again.
///
/// Two things explain a call that a case lacks: a rule without which the case has the call, and a case that has the call and differs in as
/// few variables as possible. Two things explain a call that a case has: a rule without which the case lacks the call, and such a case that
/// lacks it. Every rule that is asked for in a case is switched off there once, which serves all calls of the case.
public struct ReasonStudy: Sendable {
    public let result: ExperimentResult
    public let calls: MadeCalls
    private let records: [RecordReader]
    private let rerun: Reruns

    private var tokens: [TokenIndex] { calls.tokens }

    /// The functions that run cases again.
    struct Reruns: Sendable {
        /// The rules that are asked for in the case and make a difference there.
        let asked: @Sendable (Case) -> Set<RuleID>
        let without: @Sendable (RuleID, Case) -> Trace
    }

    public init(_ result: ExperimentResult) {
        self.init(result, Reruns(result.experiment))
    }

    init(_ result: ExperimentResult, _ rerun: Reruns) {
        self.result = result
        self.rerun = rerun
        calls = MadeCalls(result.findings)
        records = result.findings.map { RecordReader($0.trace) }
    }

    /// Finds the reasons for the calls that this case has and for those that it lacks.
    ///
    /// With a pattern, the calls that it lacks include those that match the pattern, that no case has, and that the case has without a
    /// rule.
    public func study(ofCase index: Int, never pattern: TokenPattern? = nil) -> CaseReasons {
        let finding = result.findings[index]
        let record = records[index]
        let rules = rerun.asked(finding.case).intersection(ReasonStudy.switchable).sorted()
        let runs = rules.map { ($0, Rerun(rerun.without($0, finding.case), besides: record, tokens[index])) }.filter { $0.1.partsAt != nil }
        let others = others(thanCase: index)
        let never = pattern.map { calls(matching: $0, madeInNoCaseBut: runs.map { $0.1 }) } ?? []
        let wanted =
            calls.made(inCase: index).map { ($0.call, $0.occurrence, true) }
            + (calls.missing(inCase: index) + never).map { ($0, 0, false) }
        let reasons = wanted.compactMap { call, occurrence, isMade -> CallReason? in
            let token = call.token
            let opposite = runs.filter { run in
                isMade ? !tokens[index].has(token, occurrence, alsoIn: run.1.tokens) : run.1.tokens.has(token)
            }
            let other = others.first { calls.has(token, occurrence, inCase: $0) != isMade }
            let madeAt = isMade ? tokens[index].entry(of: token, occurrence) : nil
            let choice = DecidingRuleChoice(call, madeAt: madeAt, in: record, besides: other.map { records[$0] })
            let rule = choice.best(of: opposite.map { (rule: $0.0, run: $0.1) })
            return CallReason(call: token, occurrence: occurrence, isMade: isMade, rule: rule, otherCase: other)
        }
        return CaseReasons(tried: rules, reasons: reasons, never: never)
    }

    /// The calls of the pattern that these runs make and no case, each once.
    private func calls(matching pattern: TokenPattern, madeInNoCaseBut runs: [Rerun]) -> [Call] {
        runs.flatMap { $0.tokens.calls }.reduce(into: []) { found, made in
            guard pattern.matches(made.token), calls.call(made.token) == nil, !found.contains(where: { $0.token == made.token }) else {
                return
            }
            found.append(made.call)
        }
    }

    /// The last decisions of this case about its touches, at most as many as a chain has links.
    public func turns(ofCase index: Int) -> [ReasonLink] { records[index].turns }

    /// The reason why the pattern can match no call of this experiment, and what may have been meant; nil if the engine could make such a
    /// call.
    public func problem(_ pattern: TokenPattern) -> (summary: String, remedy: String)? {
        let receivers = Set(result.findings.flatMap(\.receivers)).union(Stage.ownNames).sorted()
        let check = CallPatternCheck(receivers, result.findings.map { $0.trace.ordering }, marks: [])
        return check.problem(pattern).map { ($0.summary, $0.remedy) }
    }

    /// The other cases: those that differ in fewer variables first, then those whose orderings differ in fewer calls.
    private func others(thanCase index: Int) -> [Int] {
        let others = result.findings.indices.filter { $0 != index }
        let ranks = others.map { (result.difference(index, $0).count, tokens[index].difference(from: tokens[$0]), $0) }
        return ranks.sorted { $0 < $1 }.map { $0.2 }
    }

    private static let switchable = Set(RuleBook.all.filter { $0.counterfactual.canBeOff }.map { $0.id })
}

/// The proved reasons for the calls of one case.
public struct CaseReasons: Sendable {
    /// The rules that were switched off, in order.
    public let tried: [RuleID]
    /// The reasons for each call about which something was proved.
    public let reasons: [CallReason]
    /// Calls that no case has, and that this case has without a rule.
    public let never: [Call]
}

extension ReasonStudy {
    /// Studies several experiments side by side; the reasons are in the order of the results. `progress` is called from any thread, once
    /// for each experiment that is done.
    public static func run(
        _ results: [ExperimentResult], jobs: Int = 1, progress: @escaping @Sendable (Experiment) -> Void = { _ in }
    ) -> [ExperimentReasons] {
        concurrentMap(results.count, jobs: jobs) { place in
            let study = ReasonStudy(results[place])
            let cases = results[place].findings.indices.map { study.study(ofCase: $0).reasons }
            progress(results[place].experiment)
            return ExperimentReasons(experiment: results[place].experiment.id, cases: cases)
        }
    }
}

extension ReasonStudy.Reruns {
    init(_ experiment: Experiment) {
        asked = { `case` in
            let watch = Ablation()
            _ = CaseRun(staging: experiment.staging, case: `case`, ablation: watch).run()
            return watch.asked
        }
        without = { rule, `case` in
            CaseRun(staging: experiment.staging, case: `case`, ablation: Ablation(switchedOff: rule)).run().finding.trace
        }
    }
}
