import CoreGraphics

/// Whether two values differ by rounding only, at the sizes that occur here.
public func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

public func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool { near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance) }

public func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    near(a.origin, b.origin, tolerance) && near(a.size.width, b.size.width, tolerance) && near(a.size.height, b.size.height, tolerance)
}

/// The same numbers in every run.
public struct Dice {
    private var state: UInt64

    public init(_ seed: UInt64) { state = seed }

    public mutating func roll(_ range: ClosedRange<CGFloat>) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 11) / CGFloat(1 << 53)
    }

    public mutating func point(_ range: ClosedRange<CGFloat>) -> CGPoint { CGPoint(x: roll(range), y: roll(range)) }
}
