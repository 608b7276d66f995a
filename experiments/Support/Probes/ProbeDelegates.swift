import UIKit

// Only the methods that a delegate has are recorded, so that each kind is a class of its own.

/// Lets recognizers begin, or does not.
package final class BeginDelegate: UIGestureRecognizerDelegate {
    package let allows: Bool

    package init(allows: Bool) { self.allows = allows }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// Is asked whether to begin and whether to allow both.
package final class BeginAndAllowDelegate: UIGestureRecognizerDelegate {
    package init() {}

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Answers both questions about receiving.
package final class ReceivingDelegate: UIGestureRecognizerDelegate {
    package let takesEvents: Bool
    package let takesTouches: Bool

    package init(takesEvents: Bool = true, takesTouches: Bool = true) {
        self.takesEvents = takesEvents
        self.takesTouches = takesTouches
    }

    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { takesEvents }
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { takesTouches }
}

/// Wants others to fail first.
package final class RequiringDelegate: UIGestureRecognizerDelegate {
    package init() {}

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// Answers both questions about failure.
package final class FailureDelegate: UIGestureRecognizerDelegate {
    package let requires: Bool
    package let isRequired: Bool

    package init(requires: Bool = false, isRequired: Bool = false) {
        self.requires = requires
        self.isRequired = isRequired
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequired }
}
