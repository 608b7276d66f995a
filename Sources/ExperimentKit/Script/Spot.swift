/// A point in the coordinates of the window, in points from its upper left corner.
public struct Spot: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point at this fraction of the way to the other, 0...1.
    package func along(to other: Spot, _ part: Double) -> Spot {
        Spot(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }

    /// The point rounded to hundredths, so that a threshold reached exactly is not missed by a rounding error.
    var snapped: Spot {
        guard isPlace else { return self }
        func snap(_ value: Double) -> Double { Double(Int64(value * 100 + (value < 0 ? -0.5 : 0.5))) / 100 }
        return Spot(x: snap(x), y: snap(y))
    }

    func distance(to other: Spot) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
