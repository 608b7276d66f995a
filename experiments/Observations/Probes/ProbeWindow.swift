import EventTrace
import ExperimentKit
import UIKit

/// A window that prints the events it sends, and the touches that reach it through the chain.
class ProbeWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

/// A controller that prints the touches that reach it through the chain.
class ProbeController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension Stage {
    /// A window of a client's class in front of the stage's own, with a root controller and its view.
    @discardableResult
    func show<Window: UIWindow>(_ window: Window, root: UIViewController? = nil, as name: String) -> Window {
        let controller = root ?? self.name(UIViewController(), "\(name)_controller")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.name(controller.view, "\(name)_root")
        return self.name(window, name)
    }
}
