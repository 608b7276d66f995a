import UIKit

/// A recognizer's delegate that allows it to recognize beside any other.
public final class AllowingDelegate: UIGestureRecognizerDelegate {
    public init() {}

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
