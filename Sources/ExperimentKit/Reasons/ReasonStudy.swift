import EventTrace
import UIKit

/// Finds out why each call of an experiment is made where it is made, and why not where only another case makes it, by running cases again.
///
/// A call that a case lacks is explained by a rule without which the case has it, and by a case that has it and differs in as few variables
/// as can be; a call that a case has by a rule without which it is gone, and by such a case that lacks it. Every rule that is asked for in a case is switched off
/// there once, which serves all calls of the case.
public struct ReasonStudy: Sendable {
    public let result: ExperimentResult
    public let calls: MadeCalls
    private let records: [RecordReader]
    private let rerun: Reruns

    private var tokens: [TokenIndex] { calls.tokens }

    /// How cases are run again.
    struct Reruns: Sendable {
        /// The rules that are asked for in the case where they make a difference.
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

    /// Of the calls that this case has and of those that it lacks.
    public func study(ofCase index: Int) -> CaseReasons {
        let finding = result.findings[index]
        let record = records[index]
        let rules = rerun.asked(finding.case).intersection(ReasonStudy.switchable).sorted()
        let runs = rules.map { ($0, Rerun(rerun.without($0, finding.case), besides: record, tokens[index])) }.filter { $0.1.partsAt != nil }
        let others = others(thanCase: index)
        let wanted = calls.made(inCase: index).map { ($0, true) } + calls.missing(inCase: index).map { ($0, false) }
        let reasons = wanted.compactMap { call, isMade -> CallReason? in
            let opposite = runs.filter { ($0.1.tokens.firstEntry(of: call.token) != nil) != isMade }
            let other = others.first { calls.has(call.token, inCase: $0) != isMade }
            let choice = DecidingRuleChoice(call, in: record, tokens[index], besides: other.map { records[$0] })
            let rule = choice.best(of: opposite.map { (rule: $0.0, run: $0.1) })
            return CallReason(call: call.token, isMade: isMade, rule: rule, otherCase: other)
        }
        return CaseReasons(tried: rules, reasons: reasons)
    }

    /// The other cases: those that differ in fewer variables first, then those whose orderings differ in fewer calls.
    private func others(thanCase index: Int) -> [Int] {
        let others = result.findings.indices.filter { $0 != index }
        let ranks = others.map { (result.difference(index, $0).count, tokens[index].difference(from: tokens[$0]), $0) }
        return ranks.sorted { $0 < $1 }.map { $0.2 }
    }

    private static let switchable = Set(RuleBook.all.filter { $0.counterfactual.canBeOff }.map { $0.id })
}

/// What has been proved about the calls of one case.
public struct CaseReasons: Sendable {
    /// The rules that were switched off, in order.
    public let tried: [RuleID]
    /// Of each call about which something was proved.
    public let reasons: [CallReason]
}

extension ReasonStudy {
    /// Several experiments side by side; what comes out stands in the order of the results. `progress` is called from any thread, once for each
    /// experiment that is done.
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
