import UIKit

/// A view that hears of the start of a touch only, so that tables stay short.
class BeganPad: UIView {
    var callsSuper = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
}
