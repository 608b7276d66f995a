import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that begins with the touch, for a sheet that is to stop under the finger.
final class ImmediatePanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .began else { return }
        super.touchesBegan(touches, with: event)
        state = .began
    }
}
