import EventTrace
import ExperimentKit
import UIKit

/// A window that prints the events it sends, and the touches that reach it through the chain.
package class ProbeWindow: UIWindow {
    package override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

/// A controller that prints the touches that reach it through the chain.
package class ProbeController: UIViewController {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension Stage {
    /// A window of a client's class in front of the stage's own, with a root controller and its view.
    @discardableResult
    package func show<Window: UIWindow>(_ window: Window, root: UIViewController? = nil, as name: String) -> Window {
        let controller = root ?? self.name(UIViewController(), "\(name)_controller")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.name(controller.view, "\(name)_root")
        return self.name(window, name)
    }
}
