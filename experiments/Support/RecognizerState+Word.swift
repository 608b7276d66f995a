import UIKit

extension UIGestureRecognizer.State {
    /// As Apple's constants spell it, for marks.
    package var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
