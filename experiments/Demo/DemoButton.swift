import UIKit

/// A button whose touch methods do what its overrides say.
class DemoButton: UIButton, DemoLevel {
    var overrides: Overrides?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesBegan") { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesMoved") { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesEnded") { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        overrides?.run("touchesCancelled") { super.touchesCancelled(touches, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}
