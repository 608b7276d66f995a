/// A range of times in milliseconds, both ends included.
///
/// If its ends are the wrong way round, `evdoc` reports file and line; a range of the standard library ends the program.
public struct MillisecondRange: Hashable, Sendable {
    public let lowerBound: Double
    public let upperBound: Double

    public init(_ range: ClosedRange<Double>) {
        (lowerBound, upperBound) = (range.lowerBound, range.upperBound)
    }

    fileprivate init(from lowerBound: Double, to upperBound: Double) {
        (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
    }

    /// Whether no time is in the range.
    package var isEmpty: Bool { !(lowerBound <= upperBound) }

    public func contains(_ milliseconds: Double) -> Bool { lowerBound <= milliseconds && milliseconds <= upperBound }
}

/// A range of milliseconds; where none is expected, `...` makes a range of the standard library.
@_disfavoredOverload
public func ... (lowerBound: Double, upperBound: Double) -> MillisecondRange {
    MillisecondRange(from: lowerBound, to: upperBound)
}
