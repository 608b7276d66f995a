/// A picture as shapes, from back to front, in units of one CSS pixel.
///
/// The pages paint a drawing as SVG when they are built, and a script paints it if a reader selects another case. Both receive finished
/// shapes, so that places are computed only here.
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
