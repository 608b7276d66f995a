import UIKit

/// Hands out each of its touches with its event.
package final class LookingView: UIView {
    package var look: (UITouch, UIEvent?) -> Void = { _, _ in }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { look(touch, event) } }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { look(touch, event) } }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { look(touch, event) } }
}

/// Says which phases it sees: began, moved and the other finger's stationary, ended, cancelled.
package final class PhaseView: UIView {
    package var tell: (String) -> Void = { _ in }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .began } ? "began" : "?")
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .moved } ? "moved" : "?")
        if event?.allTouches?.contains(where: { $0.phase == .stationary }) == true { tell("stationary") }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .ended } ? "ended" : "?")
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .cancelled } ? "cancelled" : "?")
    }
}

/// Takes its child out for a new one whenever it is touched.
package final class ReplacingView: UIView {
    package func replace() {
        for child in subviews { child.removeFromSuperview() }
        addSubview(UIView(frame: bounds))
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { replace() }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Looks at the touches of each event before and after it is sent.
package final class InspectingWindow: UIWindow {
    package var before: (UITouch) -> Void = { _ in }
    package var after: (UITouch) -> Void = { _ in }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

    package override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] { before(touch) }
        super.sendEvent(event)
        for touch in event.allTouches ?? [] { after(touch) }
    }
}

/// Keeps its touch for longer than it should.
package final class KeepingView: UIView {
    package var kept: UITouch?

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { kept = touches.first }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

package final class EstimateView: UIView {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
