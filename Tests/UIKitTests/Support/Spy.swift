import EventTrace
@testable import UIKit

/// A target that does what a test tells it to.
final class Spy {
    var body: (UIControl) -> Void

    init(_ body: @escaping (UIControl) -> Void = { _ in }) {
        self.body = body
    }

    func fire(_ sender: UIControl) { body(sender) }
    func other(_ sender: UIControl) { body(sender) }

    static let fire = Selector("fire(_:)", Spy.fire)
    static let other = Selector("other(_:)", Spy.other)
}

extension World {
    /// A button of 100 by 100 points at (100, 100), whose middle is at (150, 150).
    func addButton(_ name: String = "button", to view: UIView? = nil) -> UIButton {
        add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), name, to: view)
    }

    func add<View: UIView>(_ view: View, _ name: String, to superview: UIView? = nil) -> View {
        (superview ?? root).addSubview(view)
        return self.name(view, name)
    }

    /// Builds in the simulation and hands out what was built.
    static func with<Object>(ablation: Ablation? = nil, _ build: (World) -> Object) -> (World, Object) {
        var object: Object?
        let world = World(ablation: ablation) { object = build($0) }
        return (world, object!)
    }
}
