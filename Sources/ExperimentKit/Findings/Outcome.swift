/// What one case says about one claim.
public enum Outcome: Hashable, Sendable {
    /// The claim is not about this case.
    case notSelected
    case holds
    case fails(Mismatch)
    /// It holds under some of the orders that UIKit leaves open and not under others.
    case open
    /// The case neither supports nor contradicts it; why.
    case vacuous(Vacuity)
}

/// Why a case says nothing about a claim.
public enum Vacuity: Hashable, Sendable {
    /// The claim expects nothing.
    case nothingExpected
    /// The call that the claim is about is not made.
    case doesNotHappen(TokenPattern)
    /// No other case differs in this variable only.
    case noOtherCase(differingIn: String)
}

/// Why a claim is undecided.
public enum Doubt: Hashable, Sendable {
    /// It rests on an order that UIKit leaves open.
    case openOrder
    /// No case says anything about it; why the first does not.
    case vacuous(Vacuity)
    /// No case is one where this holds.
    case noCase(where: Condition)
}
