import EventTrace
import UIKit

/// Finds out why each call of an experiment is made where it is made, and why not where only another case makes it, by running cases again.
///
/// A call that a case lacks is explained by a rule without which the case has it, and by a case that differs in one variable and has it; a call that a case
/// has by a rule without which it is gone, and by a case that differs in one variable and lacks it. Every rule that is asked for in a case is switched off
/// there once, which serves all calls of the case.
public struct ReasonStudy: Sendable {
    public let result: ExperimentResult
    public let calls: MadeCalls
    private let rerun: Reruns

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
    }

    /// Of the calls that this case has and of those that it lacks.
    public func study(ofCase index: Int) -> CaseReasons {
        let finding = result.findings[index]
        let record = RecordReader(finding.trace)
        let tokens = TokenIndex(finding.trace)
        let rules = rerun.asked(finding.case).intersection(ReasonStudy.switchable).sorted()
        let runs = rules.map { ($0, Rerun(rerun.without($0, finding.case), besides: record, tokens)) }.filter { $0.1.partsAt != nil }
        let neighbours = result.neighbours(ofCase: index).map { ($0, Rerun(result.findings[$0].trace, besides: record, tokens)) }
        let wanted = calls.made(inCase: index).map { ($0, true) } + calls.missing(inCase: index).map { ($0, false) }
        let reasons = wanted.compactMap { call, isMade -> CallReason? in
            let opposite = runs.filter { ($0.1.tokens.firstEntry(of: call.token) != nil) != isMade }
            let others = neighbours.filter { calls.has(call.token, inCase: $0.0) != isMade }
            let other = others.min { ($0.1.change, $0.0) < ($1.1.change, $1.0) }
            let choice = DecidingRuleChoice(call, in: record, tokens, besides: other?.1.record)
            let rule = choice.best(of: opposite.map { (rule: $0.0, run: $0.1) })
            return CallReason(call: call.token, isMade: isMade, rule: rule, otherCase: other?.0)
        }
        return CaseReasons(tried: rules, reasons: reasons)
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
