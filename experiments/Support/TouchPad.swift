import UIKit

/// A view that takes touches; its methods stand in the record and call super if it is told to.
class TouchPad: UIView {
    var callsSuper = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesCancelled(touches, with: event) }
    }
}

/// A view that hears of the start of a touch only, so that tables stay short.
class BeganPad: UIView {
    var callsSuper = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
}
