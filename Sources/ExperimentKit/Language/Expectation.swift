import EventTrace

/// The expectation of a claim about the orderings of its cases.
public indirect enum Expectation: Sendable {
    /// Matching calls come in this order; others may come between them.
    case order([TokenPattern])
    /// The ordering consists of exactly these calls. With `among`, only calls that match one of those patterns count.
    case ordering([TokenPattern], among: [TokenPattern] = [])
    /// No call matches.
    case never(TokenPattern)
    /// At least one call matches.
    case happens(TokenPattern)
    /// This many calls match.
    case exactly(Int, TokenPattern)
    /// The first call that matches one pattern precedes the first that matches the other. Vacuous if the other never matches.
    case before(TokenPattern, TokenPattern)
    /// Every matching call happens inside a call that matches the other pattern. Vacuous without a matching call.
    case nested(TokenPattern, in: TokenPattern)
    /// Every matching call happens outside of all other calls. Vacuous without a matching call.
    case outermost(TokenPattern)
    /// The matching calls have this many receivers.
    case receivers(Int, of: TokenPattern)
    /// This time passes between the first call that matches one pattern and the first that matches the other. Without the first pattern,
    /// the time counts from the beginning of the run.
    case interval(from: TokenPattern? = nil, to: TokenPattern, milliseconds: MillisecondRange)
    /// Every matching call returns this value. Vacuous without a matching call.
    case answer(of: TokenPattern, is: String)
    /// No client code is called.
    case noCalls
    /// The ordering is the same for all values of this variable. With `among`, only matching calls count.
    case same(whatever: AnyVariable, among: [TokenPattern] = [])
    /// For each setting of the other variables, this variable changes the ordering.
    case differs(by: AnyVariable, among: [TokenPattern] = [])
    /// Matching entries, calls and decisions alike, come in this order; others may come between them.
    case entries(inOrder: [TokenPattern])
    /// The engine makes this decision; the pattern matches a decision as the trace prints it: `tap: wait doubleTap`.
    case decided(TokenPattern)
    /// The engine never makes this decision.
    case neverDecided(TokenPattern)
    /// The rule is the reason for at least one entry.
    case ruleAtWork(Rule)
    /// The rule is the reason for no entry.
    case ruleNotAtWork(Rule)
    /// All of these hold.
    case all([Expectation])
    /// A test by the author's code, which the sentence describes. The test also receives records in which entries are missing.
    case holds(String, @Sendable (Trace) -> Bool)
}
