import EventTrace

/// Takes a rule away from a run, to see what notices; its `counterfactual` says what the engine does without it.
package final class Ablation {
    /// The rule that does not hold; nil for a run that goes by all of them and is only watched.
    package let switchedOff: RuleID?
    /// Rules that were asked for where they make a difference. A run in which a rule was not asked for is the same without it.
    package private(set) var asked: Set<RuleID> = []
    private var turns = 0

    /// Turns after which a run without a rule ends, whatever is still due: nothing promises that it comes to rest.
    private static let mostTurns = 20_000

    package init(switchedOff: RuleID? = nil) {
        self.switchedOff = switchedOff
    }

    fileprivate func holds(_ rule: Rule) -> Bool {
        asked.insert(rule.id)
        return rule.id != switchedOff
    }

    /// Whether the run may go on for one more turn.
    func takesTurn() -> Bool {
        turns += 1
        return switchedOff == nil || turns <= Ablation.mostTurns
    }
}

extension Simulation {
    /// Whether the rule holds in this run. Stands last in its condition, so that it is asked only where the answer matters.
    @inline(__always)
    func holds(_ rule: Rule) -> Bool {
        guard let ablation else { return true }
        return ablation.holds(rule)
    }

    /// The same for the run whose code is running, where nobody has it at hand. True outside of runs.
    static func holds(_ rule: Rule) -> Bool { current?.holds(rule) ?? true }
}
