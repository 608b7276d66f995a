import EventTrace

/// Switches a rule off in a run, to find out what depends on it; its `counterfactual` describes the engine without it.
package final class Ablation {
    /// The rule that is switched off; nil for a run with all rules that is only observed.
    package let switchedOff: RuleID?
    /// The rules that were asked for where they make a difference. A run that never asks for a rule is the same without it.
    package private(set) var asked: Set<RuleID> = []

    package init(switchedOff: RuleID? = nil) {
        self.switchedOff = switchedOff
    }

    fileprivate func holds(_ rule: Rule) -> Bool {
        asked.insert(rule.id)
        return rule.id != switchedOff
    }
}

extension Simulation {
    /// Whether the rule holds in this run, without an entry; `applies(_:_:_:_:)` also writes one.
    ///
    /// It stands last in its condition, so that the rule is asked only if it makes a difference. There are four cases, in which an entry would
    /// be written twice or be noise:
    /// - the rule makes a call into client code, which is recorded as by this rule, or has no effect if client code has no such method:
    ///   delegates, callbacks of controllers, `touchesCancelled`;
    /// - the rule is the reason handed to the code that writes the entry: a recognizer's state by its own rule, a refusal;
    /// - the rule orders or filters many objects, and the entries of the results show it: subviews, windows, cells, candidates;
    /// - nothing is decided by the rule; the question is whether to behave as without it.
    @inline(__always)
    func holds(_ rule: Rule) -> Bool {
        guard rule.versions.areAll || isInForce(rule) else { return false }
        guard let ablation else { return true }
        return ablation.holds(rule)
    }

    /// Whether the rule exists in this version of iOS.
    private func isInForce(_ rule: Rule) -> Bool {
        noteVersions(of: rule)
        return rule.versions.contains(systemVersion)
    }
}
