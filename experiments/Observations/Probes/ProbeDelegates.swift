import UIKit

// Only the methods that a delegate has are recorded, so that each kind is a class of its own.

/// Lets recognizers begin, or does not.
final class BeginDelegate: UIGestureRecognizerDelegate {
    let allows: Bool

    init(allows: Bool) { self.allows = allows }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// Is asked whether to begin and whether to allow both.
final class BeginAndAllowDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Answers both questions about receiving.
final class ReceivingDelegate: UIGestureRecognizerDelegate {
    let takesEvents: Bool
    let takesTouches: Bool

    init(takesEvents: Bool = true, takesTouches: Bool = true) {
        self.takesEvents = takesEvents
        self.takesTouches = takesTouches
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { takesEvents }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { takesTouches }
}

/// Wants others to fail first.
final class RequiringDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// Answers both questions about failure.
final class FailureDelegate: UIGestureRecognizerDelegate {
    let requires: Bool
    let isRequired: Bool

    init(requires: Bool = false, isRequired: Bool = false) {
        self.requires = requires
        self.isRequired = isRequired
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequired }
}
