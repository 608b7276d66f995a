/// What becomes of the engine when a rule does not hold.
///
/// Off is the plain behaviour of an engine that does not know the rule.
public struct RuleSwitch: Hashable, Sendable {
    public let rule: RuleID
    /// What the engine does without the rule; for a rule that cannot be switched off, why not.
    public let sentence: Text
    public let canBeOff: Bool
    /// Why no claim can notice that it is off; nil where one should.
    public let silence: Text?

    /// A rule that a run can do without, and what the engine does then.
    public static func off(_ rule: RuleID, _ sentence: Text, unnoticedBecause silence: Text? = nil) -> RuleSwitch {
        RuleSwitch(rule: rule, sentence: sentence, canBeOff: true, silence: silence)
    }

    /// A rule that nothing can be done without, and why.
    public static func fixed(_ rule: RuleID, because reason: Text) -> RuleSwitch {
        RuleSwitch(rule: rule, sentence: reason, canBeOff: false, silence: nil)
    }
}
