import UIKit

/// A button that prints its touch and tracking methods. Each group calls super unless the case says otherwise.
package class ProbeButton: UIButton {
    package var touchesCallSuper = true
    /// Of `endTracking` and `cancelTracking`.
    package var endsCallSuper = true

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesBegan(touches, with: event) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesMoved(touches, with: event) }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesEnded(touches, with: event) }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchesCallSuper { super.touchesCancelled(touches, with: event) }
    }

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if endsCallSuper { super.endTracking(touch, with: event) }
    }
    package override func cancelTracking(with event: UIEvent?) { if endsCallSuper { super.cancelTracking(with: event) } }
    package override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
}
