import EventTrace
import ExperimentKit

/// A way to compare the engine's record with an observation.
public enum ObservationCheck: Sendable {
    /// These lines and no others match one of `of`, the patterns of the lines that the author's code printed, in this order.
    case log([ExpectedLine], of: [TokenPattern])
    /// The expectation, which the sentence puts into words, holds.
    case holds(String, Expectation)
    /// The time from the first line that matches `from` to the first that matches `to`, in milliseconds.
    case interval(from: TokenPattern, to: TokenPattern, milliseconds: Double, within: Double)

    func mismatch(in observed: Observed) -> Mismatch? {
        switch self {
        case .log(let expected, let patterns): ObservationCheck.compare(expected, observed.trace.log(of: patterns).map { $0.text })
        case .holds(let sentence, let expectation): ObservationCheck.weigh(sentence, expectation, observed)
        case .interval(let from, let to, let wanted, let tolerance): ObservationCheck.time(from, to, wanted, tolerance, observed.trace)
        }
    }

    private static func compare(_ expected: [ExpectedLine], _ lines: [String]) -> Mismatch? {
        let match = LineMatch(lines, expected: expected)
        if match.isComplete { return nil }
        let partsAt = match.farthest < lines.count ? match.farthest + 1 : nil
        return Mismatch(expected: .log(expected.map { $0.description }), seen: .log(lines, partsAt: partsAt))
    }

    private static func weigh(_ sentence: String, _ expectation: Expectation, _ observed: Observed) -> Mismatch? {
        switch Judge(selected: [observed]).outcomes(of: expectation)[0] {
        case .holds: nil
        case .fails(let mismatch): mismatch
        // A scene in which nothing of the kind happens shows nothing.
        case .vacuous(let vacuity): Mismatch(expected: .sentence(sentence), seen: .vacuous(vacuity))
        case .open, .notSelected: Mismatch(expected: .sentence(sentence), seen: .nothing)
        }
    }

    private static func time(
        _ from: TokenPattern, _ to: TokenPattern, _ wanted: Double, _ tolerance: Double, _ trace: Trace
    ) -> Mismatch? {
        let range = MillisecondRange(wanted - tolerance...wanted + tolerance)
        let expected = Mismatch.Expected.interval(from: from, to: to, milliseconds: range)
        guard let start = trace.log(of: [from]).first, let end = trace.log(of: [to]).first else {
            return Mismatch(expected: expected, seen: .noInterval)
        }
        let passed = (end.time - start.time) * 1000
        return range.contains(passed) ? nil : Mismatch(expected: expected, seen: .interval(milliseconds: passed))
    }
}
