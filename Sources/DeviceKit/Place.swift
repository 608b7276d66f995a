import UIKit

/// Where a finger goes.
enum Place: ExpressibleByStringLiteral {
    case window(CGPoint)
    case named(String, CGPoint?)
    case view(UIView, CGPoint?)

    init(stringLiteral name: String) { self = .named(name, nil) }

    static func middle(of name: String) -> Place { .named(name, nil) }
    static func middle(of view: UIView) -> Place { .view(view, nil) }
    static func point(_ point: CGPoint) -> Place { .window(point) }
    static func point(x: Double, y: Double) -> Place { .window(CGPoint(x: x, y: y)) }
    static func point(x: Double, y: Double, in name: String) -> Place { .named(name, CGPoint(x: x, y: y)) }
    static func point(x: Double, y: Double, in view: UIView) -> Place { .view(view, CGPoint(x: x, y: y)) }

    /// `level_3`, `(20, 30) in level_3`, `(20, 30) on the screen`
    var words: String {
        switch self {
        case .window(let point): "\(Place.words(point)) on the screen"
        case .named(let name, let point): point.map { "\(Place.words($0)) in \(name)" } ?? name
        case .view(let view, let point): point.map { "\(Place.words($0)) in \(called(view))" } ?? called(view)
        }
    }

    private static func words(_ point: CGPoint) -> String {
        "(\(Value.number(Double(point.x))), \(Value.number(Double(point.y))))"
    }
}
