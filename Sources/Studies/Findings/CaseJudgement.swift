import ExperimentKit

/// The judgement of one case on one claim.
public enum CaseJudgement: Hashable, Sendable {
    /// The claim is not about this case.
    case notSelected
    case holds
    case fails(Mismatch)
    /// The claim holds under some of the orders that UIKit leaves open and not under others.
    case open
    /// The case neither supports nor contradicts the claim, for the reason given.
    case vacuous(Vacuity)
}

/// The reason why a case says nothing about a claim.
public enum Vacuity: Hashable, Sendable {
    /// The claim expects nothing.
    case nothingExpected
    /// The call that the claim is about is not made.
    case doesNotHappen(TokenPattern)
    /// No other case differs in this variable only.
    case noOtherCase(differingIn: String)
}

/// The reason why a claim is undecided.
public enum Doubt: Hashable, Sendable {
    /// The claim rests on an order that UIKit leaves open.
    case openOrder
    /// No case says anything about the claim; the reason of the first case.
    case vacuous(Vacuity)
    /// No case fulfils the condition.
    case noCase(where: Condition)
}
