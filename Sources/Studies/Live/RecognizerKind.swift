import UIKit

/// The UIKit class that a recognizer has or is derived from.
package enum RecognizerKind: UInt8 {
    case other, tap, longPress, pan, screenEdgePan, swipe, pinch, rotation, hover

    init(_ recognizer: UIGestureRecognizer) {
        self =
            switch recognizer {
            case is UITapGestureRecognizer: .tap
            case is UILongPressGestureRecognizer: .longPress
            case is UIScreenEdgePanGestureRecognizer: .screenEdgePan
            case is UIPanGestureRecognizer: .pan
            case is UISwipeGestureRecognizer: .swipe
            case is UIPinchGestureRecognizer: .pinch
            case is UIRotationGestureRecognizer: .rotation
            case is UIHoverGestureRecognizer: .hover
            default: .other
            }
    }
}
