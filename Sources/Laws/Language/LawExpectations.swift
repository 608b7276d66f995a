import EventTrace
import ExperimentKit

/// Expectations about every call of a kind, beside those of claims.
extension TokenPattern {
    /// As many of these calls are made as of the answering kinds together, and at no time more of the latter.
    public func isAnswered(by answers: TokenPattern...) -> Expectation {
        let names = answers.map { $0.description }.joined(separator: " or ")
        return .holds("every \(description) is answered by one \(names)") { trace in
            var open = 0
            for call in trace.tokens {
                if matches(call) { open += 1 }
                if answers.contains(where: { $0.matches(call) }) { open -= 1 }
                if open < 0 { return false }
            }
            return open == 0
        }
    }

    /// No call of this kind follows one of the other kind, unless one of the third kind comes between.
    public func neverFollows(_ other: TokenPattern, unless between: TokenPattern) -> Expectation {
        .holds("no \(description) follows \(other) without \(between) between them") { trace in
            var isClosed = false
            for call in trace.tokens {
                if isClosed, matches(call) { return false }
                if between.matches(call) { isClosed = false }
                if other.matches(call) { isClosed = true }
            }
            return true
        }
    }

    /// At most this many such calls are made.
    public func atMost(_ count: Int) -> Expectation {
        .holds("\(description) is called at most \(count) times") { trace in trace.tokens.count { matches($0) } <= count }
    }

    /// If such a call is made, one of the other kind is made too.
    public func implies(_ other: TokenPattern) -> Expectation {
        .holds("\(description) is not called without \(other)") { trace in
            let calls = trace.tokens
            return !calls.contains { matches($0) } || calls.contains { other.matches($0) }
        }
    }

    /// If such a call is made, none of the other kind is made.
    public func excludes(_ other: TokenPattern) -> Expectation {
        .holds("\(description) and \(other) are not both called") { trace in
            let calls = trace.tokens
            return !(calls.contains { matches($0) } && calls.contains { other.matches($0) })
        }
    }

    /// If calls of both kinds are made, the first of this kind comes first.
    public func comesBeforeAny(_ other: TokenPattern) -> Expectation {
        .holds("the first \(description) comes before any \(other)") { trace in
            let calls = trace.tokens
            guard let mine = calls.firstIndex(where: { matches($0) }), let its = calls.firstIndex(where: { other.matches($0) }) else {
                return true
            }
            return mine < its
        }
    }

    /// If such a call is made, it comes before the first call of the other kind, which need not be made.
    public func neverAfter(_ other: TokenPattern) -> Expectation {
        .holds("no \(description) comes after \(other)") { trace in
            let calls = trace.tokens
            guard let first = calls.firstIndex(where: { other.matches($0) }) else { return true }
            return !calls[(first + 1)...].contains { matches($0) }
        }
    }
}

/// At most one of these kinds of calls is made.
public func atMostOne(of calls: [TokenPattern]) -> Expectation {
    .holds("at most one of \(calls.map { $0.description }.joined(separator: ", ")) is called") { trace in
        let ordering = trace.tokens
        return calls.count { pattern in ordering.contains { pattern.matches($0) } } <= 1
    }
}
