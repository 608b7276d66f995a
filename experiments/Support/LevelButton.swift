import UIKit

/// A button that receives touches and tracking and, if the case says so, calls super in its touch methods.
open class LevelButton: UIButton {
    package var callsSuper = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesCancelled(touches, with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}
