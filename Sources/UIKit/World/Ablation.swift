import EventTrace

/// Takes a rule away from a run, to see what notices; its `counterfactual` says what the engine does without it.
package final class Ablation {
    /// The rule that does not hold; nil for a run that goes by all of them and is only watched.
    package let switchedOff: RuleID?
    /// Rules that were asked for where they make a difference. A run in which a rule was not asked for is the same without it.
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
    /// Whether the rule holds in this run, without an entry: what decides and writes in one is `applies(_:_:_:_:)`.
    ///
    /// Stands last in its condition, so that it is asked only where the answer matters. It is for four cases, in which an entry would be there
    /// twice or be noise:
    /// - the rule makes a call into client code, which is recorded as by this rule, or by which nothing happens if client code has no such
    ///   method: delegates, callbacks of controllers, `touchesCancelled`;
    /// - the rule is the reason that is handed to whoever writes the entry: a recognizer's state by its own rule, a refusal;
    /// - the rule orders or filters many, of which the entries of those that come out speak: subviews, windows, cells, candidates;
    /// - nothing is decided by the rule, and what is asked is whether to do as without it.
    @inline(__always)
    func holds(_ rule: Rule) -> Bool {
        guard rule.versions.areAll || isInForce(rule) else { return false }
        guard let ablation else { return true }
        return ablation.holds(rule)
    }

    /// Whether the rule is one of this version of iOS.
    private func isInForce(_ rule: Rule) -> Bool {
        noteVersions(of: rule)
        return rule.versions.contains(systemVersion)
    }
}
