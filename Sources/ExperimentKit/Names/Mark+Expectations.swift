/// Expectations of a line of the experiment's own, as of a call.
extension Mark {
    /// The line is not written.
    public var never: Expectation { written.never }
    /// The line is written at least once.
    public var happens: Expectation { written.happens }

    /// The line is written this many times.
    public func times(_ count: Int) -> Expectation { written.times(count) }
    /// The first such line precedes the first such call. Vacuous if the call is never made.
    public func before(_ call: TokenPattern) -> Expectation { written.before(call) }
    /// The first such line precedes the first of the other. Vacuous if the other is never written.
    public func before(_ other: Mark) -> Expectation { written.before(other) }
}

extension TokenPattern {
    /// The first such call precedes the first such line. Vacuous if the line is never written.
    public func before(_ mark: Mark) -> Expectation { before(mark.written) }
    /// The first such call comes so many milliseconds after the first such line.
    public func comes(_ milliseconds: MillisecondRange, after mark: Mark) -> Expectation { comes(milliseconds, after: mark.written) }
}
