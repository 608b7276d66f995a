import EventTrace

/// The reason why a case has a call, or lacks a call that another case has, proved by a run that differs in one thing only.
public struct CallReason: Hashable, Sendable {
    /// The call's token, `parentGesture.action(ended)`, or the text of a mark.
    public let call: String
    /// The position among the case's calls of this token, counted from 0; 0 if the case lacks the call.
    public let occurrence: Int
    /// Whether the case has the call, so that the reason is for the call, or lacks it, so that the reason is for its absence.
    public let isMade: Bool
    /// The rule without which the result is the opposite; nil if there is none.
    public let rule: DecidingRule?
    /// The position of the nearest case with the opposite result, which mostly differs in one variable.
    ///
    /// The position is nil if the result is the same in every case.
    public let otherCase: Int?

    /// Makes a reason; nil without a proof, which is a rule or another case.
    public init?(call: String, occurrence: Int = 0, isMade: Bool, rule: DecidingRule?, otherCase: Int?) {
        guard rule != nil || otherCase != nil, isMade ? occurrence >= 0 : occurrence == 0 else { return nil }
        self.call = call
        self.occurrence = occurrence
        self.isMade = isMade
        self.rule = rule
        self.otherCase = otherCase
    }
}

/// A rule and the place of its decision.
public struct DecidingRule: Hashable, Sendable {
    public let rule: RuleID
    /// The position in the case's record of the entry by which the rule decides about the call. If the rule writes no entry of its own
    /// there, the position of the first entry that differs without the rule.
    public let entry: Int

    public init(_ rule: RuleID, entry: Int) {
        precondition(entry >= 0, "an entry has a place in the record")
        self.rule = rule
        self.entry = entry
    }
}
