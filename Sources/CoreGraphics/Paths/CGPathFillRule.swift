/// Which regions a path encloses.
public enum CGPathFillRule: Int, Sendable {
    /// Those around which it winds, counted with direction, other than zero times.
    case winding
    /// Those out of which a ray crosses it an odd number of times.
    case evenOdd
}
