import EventTrace

/// What a claim expects of the orderings of its cases.
public indirect enum Expectation: Sendable {
    /// Calls that match happen in this order; others may come between them.
    case order([TokenPattern])
    /// The ordering is this and nothing else. With `among`, only calls that match one of those patterns count.
    case ordering([TokenPattern], among: [TokenPattern] = [])
    /// No call matches.
    case never(TokenPattern)
    /// At least one call matches.
    case happens(TokenPattern)
    /// This many calls match.
    case exactly(Int, TokenPattern)
    /// The first call that matches the one comes before the first that matches the other. Vacuous where the other does not happen.
    case before(TokenPattern, TokenPattern)
    /// Every call that matches is made inside one that matches the other. Vacuous where it is not made.
    case nested(TokenPattern, in: TokenPattern)
    /// Every call that matches is made inside no other. Vacuous where it is not made.
    case outermost(TokenPattern)
    /// The calls that match are made to this many receivers.
    case receivers(Int, of: TokenPattern)
    /// Between the first call that matches the one and the first that matches the other so much time passes. Without the one it passes
    /// since the beginning of the run.
    case interval(from: TokenPattern? = nil, to: TokenPattern, milliseconds: ClosedRange<Double>)
    /// Every call that matches returns this. Vacuous where it is not made.
    case answer(of: TokenPattern, is: String)
    /// No client code is called.
    case noCalls
    /// The ordering is equal whatever the value of this variable. With `among`, only calls that match count.
    case same(whatever: AnyVariable, among: [TokenPattern] = [])
    /// For each setting of the others, this variable changes the ordering.
    case differs(by: AnyVariable, among: [TokenPattern] = [])
    /// Entries that match, calls and decisions alike, come in this order; others may come between them.
    case entries(inOrder: [TokenPattern])
    /// The engine decides this; the pattern is over a decision as the trace prints it, `tap: wait doubleTap`.
    case decided(TokenPattern)
    /// The engine never decides this.
    case neverDecided(TokenPattern)
    /// The rule is the reason for at least one entry.
    case ruleAtWork(Rule)
    /// The rule is the reason for no entry.
    case ruleNotAtWork(Rule)
    /// Each of these.
    case all([Expectation])
    /// What the sentence says, by a test of the author's own.
    case holds(String, @Sendable (Trace) -> Bool)
}
