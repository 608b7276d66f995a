/// A point in the coordinates of the window, in points from its upper left corner.
public struct Spot: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point this part of the way to the other, 0...1.
    func along(to other: Spot, _ part: Double) -> Spot {
        Spot(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }

    func distance(to other: Spot) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
