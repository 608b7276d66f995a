import ExperimentKit
import UIKit

/// A window whose `sendEvent` stands in the record.
final class ReportingWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

extension Stage {
    /// Puts a window of this class on top of the stage's own, with a root controller and its view.
    func show<Window: UIWindow>(_ window: Window, _ name: String) -> Window {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return self.name(window, name)
    }

    /// The bounds of the stage's window.
    static var frame: CGRect { CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height) }
}
