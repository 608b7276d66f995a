import UIKit

/// A button that prints its touch and tracking methods. Each group calls super unless it is told not to.
class ProbeButton: UIButton {
    var touchesCallSuper = true
    /// Of `endTracking` and `cancelTracking`.
    var endsCallSuper = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesCancelled(touches, with: event) }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if endsCallSuper { super.endTracking(touch, with: event) } }
    override func cancelTracking(with event: UIEvent?) { if endsCallSuper { super.cancelTracking(with: event) } }
    override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
}
