import EventTrace
import ExperimentKit
import UIKit

/// A case with another result without a rule: run on a device, the case shows whether the rule holds.
public struct DecidingCase: Sendable {
    public let rule: RuleID
    public let experiment: Experiment
    public let `case`: Case
    /// The ordering if the rule holds.
    public let with: [Call]
    /// The ordering if the rule does not hold, as the rule's counterfactual says.
    public let without: [Call]

    public init(rule: RuleID, experiment: Experiment, case: Case, with: [Call], without: [Call]) {
        self.rule = rule
        self.experiment = experiment
        self.case = `case`
        self.with = with
        self.without = without
    }

    /// The first call at which the two orderings differ.
    public var partsAt: Int { Signature(with).firstDifference(from: Signature(without)) ?? 0 }
}

/// Finds the smallest case that tells whether a rule holds.
public struct DecidingCaseSearch: Sendable {
    private let experiments: [Experiment]

    public init(_ experiments: [Experiment]) {
        self.experiments = experiments
    }

    /// The case with the fewest calls among those of the smallest experiment whose claims notice the rule's absence; nil if there is none.
    ///
    /// Each case of that experiment runs twice.
    public func find(_ row: AblationTable.Row) -> DecidingCase? {
        let noticing = row.outcome?.noticing.map { $0.experiment } ?? []
        let candidates = experiments.filter { noticing.contains($0.id) }.sorted { $0.cases.count < $1.cases.count }
        for experiment in candidates {
            let found = experiment.cases.compactMap { decide(row.rule.id, experiment, $0) }
            if let smallest = found.min(by: { $0.callCount < $1.callCount }) { return smallest }
        }
        return nil
    }

    private func decide(_ rule: RuleID, _ experiment: Experiment, _ case: Case) -> DecidingCase? {
        func ordering(_ ablation: Ablation?) -> [Call] {
            CaseRun(staging: experiment.staging, case: `case`, ablation: ablation).run().finding.trace.ordering
        }
        let with = ordering(nil)
        let without = ordering(Ablation(switchedOff: rule))
        guard Signature(with) != Signature(without) else { return nil }
        return DecidingCase(rule: rule, experiment: experiment, case: `case`, with: with, without: without)
    }
}

extension DecidingCase {
    fileprivate var callCount: Int { with.count + without.count }
}
