import EventTrace

/// All rules of the engine, and what it does without them.
public enum RuleBook {
    /// In order of their families, and within one nearly of their ids.
    public static let all: [Rule] =
        Rule.pipeline + Rule.hitTesting + Rule.touches + Rule.responders + Rule.gestures + Rule.recognizers + Rule.controls
        + Rule.valueControls + Rule.scrolling + Rule.text

    /// What becomes of the engine without each rule: one for each of them, in their order.
    public static let switches: [RuleSwitch] =
        RuleSwitch.pipeline + RuleSwitch.hitTesting + RuleSwitch.touches + RuleSwitch.responders + RuleSwitch.gestures
        + RuleSwitch.recognizers + RuleSwitch.controls + RuleSwitch.valueControls + RuleSwitch.scrolling + RuleSwitch.text

    /// The rule of this id. O(rules).
    public static func rule(_ id: RuleID) -> Rule? {
        all.first { $0.id == id }
    }
}
