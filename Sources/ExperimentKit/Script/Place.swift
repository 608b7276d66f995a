/// Where a finger goes. Views are looked up when the stage is complete, before the script begins.
public enum Place: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A point in the coordinates of the window.
    case window(Spot)
    /// A point of the named view, in that view's coordinates; its middle when there is no point.
    case view(String, Spot?)

    public init(stringLiteral name: String) { self = .view(name, nil) }

    /// The middle of the named view.
    public static func middle(of name: String) -> Place { .view(name, nil) }

    public static func point(x: Double, y: Double) -> Place { .window(Spot(x: x, y: y)) }

    public static func point(x: Double, y: Double, in name: String) -> Place { .view(name, Spot(x: x, y: y)) }
}
