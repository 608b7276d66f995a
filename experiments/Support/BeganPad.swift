import UIKit

/// A view that receives the start of a touch only, so that tables stay short.
open class BeganPad: UIView {
    package var callsSuper = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
    }
}
