import UIKit

/// Hands out each of its touches with its event.
final class LookingView: UIView {
    var look: (UITouch, UIEvent?) -> Void = { _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { look(touch, event) } }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { look(touch, event) } }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { for touch in touches { look(touch, event) } }
}

/// Says which phases it sees: began, moved and the other finger's stationary, ended, cancelled.
final class PhaseView: UIView {
    var tell: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .began } ? "began" : "?")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .moved } ? "moved" : "?")
        if event?.allTouches?.contains(where: { $0.phase == .stationary }) == true { tell("stationary") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .ended } ? "ended" : "?")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(touches.allSatisfy { $0.phase == .cancelled } ? "cancelled" : "?")
    }
}

/// Takes its child out for a new one whenever it is touched.
final class ReplacingView: UIView {
    func replace() {
        for child in subviews { child.removeFromSuperview() }
        addSubview(UIView(frame: bounds))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { replace() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Looks at the touches of each event before and after it is sent.
final class InspectingWindow: UIWindow {
    var before: (UITouch) -> Void = { _ in }
    var after: (UITouch) -> Void = { _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] { before(touch) }
        super.sendEvent(event)
        for touch in event.allTouches ?? [] { after(touch) }
    }
}

/// Keeps its touch for longer than it should.
final class KeepingView: UIView {
    var kept: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { kept = touches.first }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

final class EstimateView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
