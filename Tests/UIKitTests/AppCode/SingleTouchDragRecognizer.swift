import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan of exactly one finger, which reports how far it has gone and fails when a second one comes.
final class SingleTouchDragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 8
    private(set) var offset = CGPoint.zero
    private var trackedTouch: UITouch?
    private var startPoint = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard trackedTouch == nil, touches.count == 1, let touch = touches.first else {
            for touch in touches where touch !== trackedTouch { ignore(touch, for: event) }
            if state == .possible { state = .failed }
            return
        }
        trackedTouch = touch
        startPoint = touch.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let point = touch.location(in: view)
        offset = CGPoint(x: point.x - startPoint.x, y: point.y - startPoint.y)
        switch state {
        case .possible where hypot(offset.x, offset.y) >= minimumDistance: state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .began || state == .changed ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        trackedTouch = nil
        offset = .zero
    }
}
