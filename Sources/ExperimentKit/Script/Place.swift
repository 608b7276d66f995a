import UIKit

/// The target of a finger. Views are looked up after the stage is complete, before the script begins.
public enum Place: ExpressibleByStringLiteral {
    /// A point in the coordinates of the window.
    case window(Spot)
    /// A point of the named view, in the view's coordinates; its middle without a point.
    case named(String, Spot?)
    /// A point of this view, in its coordinates; its middle without a point.
    case view(UIView, Spot?)

    public init(stringLiteral name: String) { self = .named(name, nil) }

    /// The middle of the named view.
    public static func middle(of name: String) -> Place { .named(name, nil) }

    /// The middle of the view's bounds.
    public static func middle(of view: UIView) -> Place { .view(view, nil) }

    /// A point in the coordinates of the window.
    public static func point(_ point: CGPoint) -> Place { .window(Spot(point)) }

    /// A point in the coordinates of the window.
    public static func point(x: Double, y: Double) -> Place { .window(Spot(x: x, y: y)) }

    /// A point of the named view, in the view's coordinates.
    public static func point(x: Double, y: Double, in name: String) -> Place { .named(name, Spot(x: x, y: y)) }

    /// A point of this view, in its coordinates.
    public static func point(x: Double, y: Double, in view: UIView) -> Place { .view(view, Spot(x: x, y: y)) }
}

extension Spot {
    package init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }

    var point: CGPoint { CGPoint(x: x, y: y) }
}
