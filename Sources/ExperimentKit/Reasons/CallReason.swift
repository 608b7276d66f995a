import EventTrace

/// Why a case has a call, or lacks one that another case has: what a run that differs in one thing only has shown.
public struct CallReason: Hashable, Sendable {
    /// The call's token, `parentGesture.action(ended)`; of a mark its text.
    public let call: String
    /// Whether the case has the call, so that it is said why; else why not.
    public let isMade: Bool
    /// Without this rule it is the other way round; nil if that is so without no rule.
    public let rule: DecidingRule?
    /// The position of a case in which it is the other way round, and from which this one differs in as few variables as from any such case: mostly
    /// in one. Nil if it is the same in every case.
    public let otherCase: Int?

    /// Nil without a proof: neither a rule nor another case.
    public init?(call: String, isMade: Bool, rule: DecidingRule?, otherCase: Int?) {
        guard rule != nil || otherCase != nil else { return nil }
        self.call = call
        self.isMade = isMade
        self.rule = rule
        self.otherCase = otherCase
    }
}

/// A rule and where it decides.
public struct DecidingRule: Hashable, Sendable {
    public let rule: RuleID
    /// The position in the case's record of the entry by which it decides about the call. Of a rule that writes no entry of its own there: of the
    /// first entry that is another one without it.
    public let entry: Int

    public init(_ rule: RuleID, entry: Int) {
        precondition(entry >= 0, "an entry has a place in the record")
        self.rule = rule
        self.entry = entry
    }
}
