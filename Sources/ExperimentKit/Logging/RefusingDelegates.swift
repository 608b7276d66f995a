import UIKit

/// A recognizer's delegate that never lets it begin.
public final class DelegateAgainstBeginning: UIGestureRecognizerDelegate {
    public init() {}

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A recognizer's delegate that lets it receive no touch.
public final class DelegateAgainstTouches: UIGestureRecognizerDelegate {
    public init() {}

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
}
