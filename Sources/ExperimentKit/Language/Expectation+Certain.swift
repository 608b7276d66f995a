extension Expectation {
    /// Mistakes of an expectation that no run can meet, whatever the experiment.
    var certainProblems: [(summary: String, remedy: String)] {
        switch self {
        case .exactly(let number, let pattern) where number < 0:
            [("'\(pattern)' happens \(number) times in no run", "Give a number from 0.")]
        case .receivers(let number, let pattern) where number < 0:
            [("'\(pattern)' has \(number) receivers in no run", "Give a number from 0.")]
        case .before(let one, let other) where one == other: [("'\(one)' comes before itself in no run", "Name two calls.")]
        case .interval(_, _, let range) where range.isEmpty: [Expectation.empty(range)]
        default: []
        }
    }

    private static func empty(_ range: MillisecondRange) -> (summary: String, remedy: String) {
        let (from, to) = ("\(Value.number(range.lowerBound))", "\(Value.number(range.upperBound))")
        return ("no time is from \(from) to \(to) milliseconds", "Write the smaller number first: \(to)...\(from).")
    }
}
