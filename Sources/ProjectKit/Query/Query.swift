/// A question about the record of a case: the calls in it, their number and their order.
///
///     touchesCancelled before action
///     never pad.touchesEnded and (tap.action(ended) or pan.action twice)
package indirect enum Query<Pattern> {
    /// Lines that match come in this order.
    case order([Step])
    /// The number of lines that match is in this range.
    case count(Pattern, ClosedRange<Int>)
    case not(Query)
    case all([Query])
    case any([Query])

    package struct Step {
        let pattern: Pattern
        /// Whether no other call may come between the step before and this one.
        let isDirect: Bool
    }

    /// The query with other patterns.
    func map<Other, Failure: Error>(_ transform: (Pattern) throws(Failure) -> Other) throws(Failure) -> Query<Other> {
        switch self {
        case .order(let steps):
            return .order(
                try steps.map { (step) throws(Failure) in Query<Other>.Step(pattern: try transform(step.pattern), isDirect: step.isDirect) }
            )
        case .count(let pattern, let range): return .count(try transform(pattern), range)
        case .not(let query): return .not(try query.map(transform))
        case .all(let queries): return .all(try queries.map { (query) throws(Failure) in try query.map(transform) })
        case .any(let queries): return .any(try queries.map { (query) throws(Failure) in try query.map(transform) })
        }
    }

    /// All patterns of the query, from left to right.
    var patterns: [Pattern] {
        switch self {
        case .order(let steps): steps.map(\.pattern)
        case .count(let pattern, _): [pattern]
        case .not(let query): query.patterns
        case .all(let queries), .any(let queries): queries.flatMap(\.patterns)
        }
    }
}
