/// A picture before anybody has painted it: shapes in units of its own, one for a CSS pixel, from back to front.
///
/// The pages paint it as SVG when they are built, and a script paints it when a reader asks for another case; both know shapes only, so
/// that where things stand is decided in one place.
public struct Drawing: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
    public let shapes: [Shape]

    public init(x: Double = 0, y: Double = 0, width: Double, height: Double, shapes: [Shape]) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.shapes = shapes
    }

    public var isEmpty: Bool { shapes.isEmpty }
}
