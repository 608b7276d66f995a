import UIKit

/// A tap that prints its touch methods and calls super.
package class ProbeTap: UITapGestureRecognizer {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    package override func reset() { super.reset() }
}

/// A pan that prints its touch methods and calls super.
package class ProbePan: UIPanGestureRecognizer {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    package override func reset() { super.reset() }
}

/// A pinch that prints its touch methods and calls super.
package class ProbePinch: UIPinchGestureRecognizer {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
}

/// A recognizer of one's own that begins with the touch-down, sets its state once, and ends with the lift.
package class ProbeContinuous: UIGestureRecognizer {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    package override func reset() {}
}

/// A recognizer of one's own that fails by its own rule at the touch-down.
package class ProbeFailing: UIGestureRecognizer {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    package override func reset() {}
}
