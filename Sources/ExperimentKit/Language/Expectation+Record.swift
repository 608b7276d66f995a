import EventTrace

// What a claim expects of the record beyond calls: written without a dot, so that a line in braces does not continue the line above.

/// The engine makes this decision, spelled as `run --decisions` prints it: `decided("tap: wait doubleTap")`.
public func decided(_ decision: TokenPattern) -> Expectation { .decided(decision) }

/// The engine never makes this decision.
public func neverDecided(_ decision: TokenPattern) -> Expectation { .neverDecided(decision) }

/// These entries of the record, calls and decisions alike, come in this order; others may come between them.
public func entries(@ListBuilder<TokenPattern> inOrder entries: () -> [TokenPattern]) -> Expectation { .entries(inOrder: entries()) }

/// The rule is the reason for at least one entry.
public func ruleAtWork(_ rule: Rule) -> Expectation { .ruleAtWork(rule) }

/// The rule is the reason for no entry.
public func ruleNotAtWork(_ rule: Rule) -> Expectation { .ruleNotAtWork(rule) }

/// No client code is called.
public var noCalls: Expectation { .noCalls }

/// A test by the author's code, which the sentence describes. The test also receives records in which entries are missing.
public func holds(_ sentence: String, _ test: @escaping @Sendable (Trace) -> Bool) -> Expectation { .holds(sentence, test) }
