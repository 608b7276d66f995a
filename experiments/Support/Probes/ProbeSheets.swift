import ExperimentKit
import UIKit

/// Answers questions about a presentation that the user dismisses, and receives its calls.
package class DismissalDelegate: NSObject, UISheetPresentationControllerDelegate {
    private let allows: Bool

    package init(allows: Bool = true) {
        self.allows = allows
        super.init()
    }

    package func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    package func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    package func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Names the style of a popover in a compact width, and answers questions about its dismissal.
package final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    private let style: UIModalPresentationStyle

    package init(_ style: UIModalPresentationStyle = .none) {
        self.style = style
        super.init()
    }

    package func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    package func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    package func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension Stage {
    /// Presents a controller from the root controller after a second, and waits until it is there.
    package func present(_ controller: UIViewController) {
        script.wait(1)
        script.perform { [self] in window.rootViewController?.present(controller, animated: true) }
        script.wait(1)
    }

    /// Pulls with one finger from this point by this way, holds still, and lifts.
    package func pull(x: Double = 200, from y: Double, by way: Double) {
        let finger = script.finger(1)
        finger.down(at: .point(x: x, y: y))
        finger.move(to: .point(x: x, y: y + way), over: 0.2)
        script.wait(0.3)
        finger.up()
        script.wait(1.5)
    }
}
