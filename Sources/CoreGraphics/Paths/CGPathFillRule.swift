/// The rule for which regions a path encloses.
public enum CGPathFillRule: Int, Sendable {
    /// Regions around which the path winds, with direction, a number of times other than zero.
    case winding
    /// Regions from which a ray crosses the path an odd number of times.
    case evenOdd
}
