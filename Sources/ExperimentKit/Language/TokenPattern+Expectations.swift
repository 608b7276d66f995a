/// Expectations of a call, beside its place in an order.
extension TokenPattern {
    /// The call with this detail: `delegate.didSelectRow("[0, 5]")`. Without one, every detail counts.
    @_disfavoredOverload
    public func callAsFunction(_ detail: String) -> TokenPattern { TokenPattern("\(description)(\(detail))") }

    /// The call that is about this object: `delegate.gestureRecognizerShouldBegin(tap)`.
    public func callAsFunction<Object>(_ object: Named<Object>) -> TokenPattern { self(object.text) }

    /// No such call is made.
    public var never: Expectation { .never(self) }
    /// At least one such call is made.
    public var happens: Expectation { .happens(self) }
    /// Every such call is made inside no other. Vacuous without one.
    public var outermost: Expectation { .outermost(self) }
    /// This many such calls are made.
    public func times(_ count: Int) -> Expectation { .exactly(count, self) }
    /// The first such call precedes the first of the other kind. Vacuous if the other is never made.
    public func before(_ other: TokenPattern) -> Expectation { .before(self, other) }
    /// Every such call is made inside a call of the other kind. Vacuous without one.
    public func inside(_ other: TokenPattern) -> Expectation { .nested(self, in: other) }
    /// The calls have this many receivers.
    public func receivers(_ count: Int) -> Expectation { .receivers(count, of: self) }
    /// Every such call returns this value. Vacuous without one.
    public func returns(_ answer: String) -> Expectation { .answer(of: self, is: answer) }
    /// Every such call returns `true`, or `false`. Vacuous without one.
    public func returns(_ answer: Bool) -> Expectation { .answer(of: self, is: "\(answer)") }
    /// Every such call returns this object. Vacuous without one.
    public func returns<Object>(_ object: Named<Object>) -> Expectation { .answer(of: self, is: object.text) }
    /// The first such call comes so many milliseconds after the first of the other kind; without another, after the run began.
    public func comes(_ milliseconds: MillisecondRange, after other: TokenPattern? = nil) -> Expectation {
        .interval(from: other, to: self, milliseconds: milliseconds)
    }

    @available(*, unavailable, message: "give the longest time too: 300...500")
    public func comes(_ shortest: PartialRangeFrom<Double>, after other: TokenPattern? = nil) -> Expectation { happens }
}

extension AnyVariable {
    /// The ordering is the same for all values of this variable; with `among`, the calls that match one of those.
    public func changesNothing(among calls: TokenPattern...) -> Expectation { .same(whatever: self, among: calls) }

    /// For each setting of the other variables, this variable changes the ordering; with `among`, the calls that match one of those.
    public func changesTheCalls(among calls: TokenPattern...) -> Expectation { .differs(by: self, among: calls) }
}

/// These calls are all that match one of `among`, in this order. Without `among` they are all calls of the case.
public func only(among calls: TokenPattern..., @ListBuilder<TokenPattern> order: () -> [TokenPattern]) -> Expectation {
    .ordering(order(), among: calls)
}

/// These calls come in this order, beside another order of the same claim; others may come between them.
public func order(@ListBuilder<TokenPattern> _ calls: () -> [TokenPattern]) -> Expectation { .order(calls()) }
