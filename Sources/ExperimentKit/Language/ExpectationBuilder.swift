/// Collects what a claim expects, a line each: calls in the order in which they come, and expectations beside that order.
///
///     Claim("The action runs before the touch is cancelled.") {
///         pad.touchesBegan
///         tap.action(.ended)
///         pad.touchesCancelled
///         pad.touchesEnded.never
///     }
///
/// Other calls may come between those of an order. A single call is expected to happen at all.
@resultBuilder
public enum ExpectationBuilder {
    /// One line of a claim.
    public enum Line: Sendable {
        case call(TokenPattern)
        case expectation(Expectation)
    }

    public static func buildExpression(_ call: TokenPattern) -> [Line] { [.call(call)] }
    public static func buildExpression(_ mark: Mark) -> [Line] { [.call(mark.written)] }
    public static func buildExpression(_ expectation: Expectation) -> [Line] { [.expectation(expectation)] }
    public static func buildExpression(_ expectations: [Expectation]) -> [Line] { expectations.map { .expectation($0) } }
    public static func buildBlock() -> [Line] { [] }
    public static func buildPartialBlock(first: [Line]) -> [Line] { first }
    public static func buildPartialBlock(accumulated: [Line], next: [Line]) -> [Line] { accumulated + next }
    public static func buildOptional(_ lines: [Line]?) -> [Line] { lines ?? [] }
    public static func buildEither(first: [Line]) -> [Line] { first }
    public static func buildEither(second: [Line]) -> [Line] { second }
    public static func buildArray(_ lines: [[Line]]) -> [Line] { lines.flatMap { $0 } }

    public static func buildFinalResult(_ lines: [Line]) -> Expectation {
        var (calls, expectations): ([TokenPattern], [Expectation]) = ([], [])
        for line in lines {
            switch line {
            case .call(let call): calls.append(call)
            case .expectation(let expectation): expectations.append(expectation)
            }
        }
        switch calls.count {
        case 0: break
        case 1: expectations.insert(.happens(calls[0]), at: 0)
        default: expectations.insert(.order(calls), at: 0)
        }
        return expectations.count == 1 ? expectations[0] : .all(expectations)
    }
}

extension ListBuilder<TokenPattern> {
    public static func buildExpression(_ mark: Mark) -> [TokenPattern] { [mark.written] }
}
