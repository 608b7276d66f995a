import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Owner: String, Choice {
    case container = "the container view"
    case dimming = "a dimming view behind the presented view"
}
private let owner = Variable<Owner>("on", "The tap recognizer that dismisses is on")

private enum Spot: String, Choice {
    case outside = "outside the presented view"
    case inside = "inside the presented view"
}
private let spot = Variable<Spot>("tap", "The finger taps")

/// A presentation of the app's own, with a tap that dismisses.
private final class BottomPresentation: UIPresentationController {
    var onContainer = false
    let tap = UITapGestureRecognizer()

    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 444, width: 390, height: 400) }
    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        if onContainer { return containerView.addGestureRecognizer(tap) }
        let dimming = UIView(frame: containerView.bounds)
        containerView.addSubview(dimming)
        dimming.addGestureRecognizer(tap)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {}
    override func dismissalTransitionWillBegin() {}
    override func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Supplies the presentation controller.
private final class BottomTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let make: (UIViewController, UIViewController?) -> UIPresentationController

    init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
        self.make = make
        super.init()
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { make(presented, presenting) }
}

private let presentation = Named<BottomPresentation>("presentation")
private let presented = Named<AppearingPage>("presented")

/// A tap that dismisses a presentation of the app's own.
let tapInsideAPresentation: Experiment = Experiment(
    id: "TapInsideAPresentation",
    title: "A tap inside a custom presentation dismisses it",
    question:
        "A presentation controller of the app's own has a tap recognizer that dismisses, on its container view or on a dimming view behind the presented view. A finger taps an empty place inside the presented view, or outside. Is it dismissed, and which methods of the presentation controller are called?",
    answer:
        "A recognizer on the container view dismisses at a tap in the presented view too, because the presented view is a subview of the container view. With the recognizer on a dimming view behind the presented view, only taps outside dismiss. The presentation controller receives `presentationTransitionWillBegin()` before and `presentationTransitionDidEnd(_:)` after the presentation, `dismissalTransitionWillBegin()` before and `dismissalTransitionDidEnd(_:)` after the dismissal.",
    remedy:
        "Put the recognizer on a dimming view that `presentationTransitionWillBegin()` inserts into the container view at index 0. Or set the recognizer's `delegate`, and return `false` from `gestureRecognizer(_:shouldReceive:)` if `touch.location(in: containerView)` lies in the frame of `presentedView`. If `isUserInteractionEnabled` of the presented view is `false`, its touches go to the dimming view or the container view: only the test of the location still holds.",
    symptoms: [
        "tap inside the presented view dismisses it",
        "dimming view tap gesture fires inside the modal",
        "UIPresentationController tap outside to dismiss closes on every tap",
    ],
    variables: [owner, spot],
    base: owner == .dimming && spot == .inside,
    stage: { stage in
        let page = stage.name(AppearingPage(), presented)
        let isOnContainer = stage[owner] == .container
        let dismiss = stage.keep(ActionTarget { page.dismiss(animated: true) })
        let transition = stage.keep(
            BottomTransition { [unowned(unsafe) stage] above, below in
                let made = stage.name(BottomPresentation(presentedViewController: above, presenting: below), presentation)
                made.onContainer = isOnContainer
                made.tap.addTarget(dismiss, action: ActionTarget.fire)
                return made
            })
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = transition
        stage.present(page)
        stage.script.tap(.point(x: 195, y: stage[spot] == .inside ? 600 : 200))
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the presentation is dismissed", not: "the presentation stays", presented.viewDidDisappear)
    },
    claims: {
        Claim(
            "A recognizer on the container dismisses wherever the finger taps.", when: owner == .container,
            presented.viewDidDisappear.happens,
            explanation: "A recognizer receives the touches of its view and of all subviews of that view.", rules: [.recognizersOfThePath])
        Claim(
            "A recognizer on a dimming view leaves taps inside alone.", when: owner == .dimming && spot == .inside,
            presented.viewWillDisappear.never,
            unnoticed: "No rule gives a recognizer the touches of its view's siblings: the claim says what does not happen.")
        Claim(
            "The presentation controller is called around the presentation, and around the dismissal.",
            when: owner == .container || spot == .outside, explanation: "Apple documents the four methods.", rules: [.presentationCalls]
        ) {
            presentation.presentationTransitionWillBegin
            presented.viewWillAppear
            presented.viewDidAppear
            presentation.presentationTransitionDidEnd
            presentation.dismissalTransitionWillBegin
            presented.viewDidDisappear
            presentation.dismissalTransitionDidEnd
        }
    })
