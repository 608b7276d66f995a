import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum State: String, Choice {
    case kept = "is kept and returns an animator"
    case returnsNil = "returns nil for the animator"
    case goneLater = "is released after the presentation"
    case goneAtOnce = "is released before the presentation"
}
private let state = Variable<State>("delegate", "The `transitioningDelegate`")
private let isAnimated = Variable<Bool>(
    "animated", "`page` comes and goes with `animated: true`", off: "`page` comes and goes with `animated: false`")

/// Fades a controller in or out.
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isPresented = transitionContext.view(forKey: .to) != nil
        let view = transitionContext.view(forKey: isPresented ? .to : .from)
        UIView.animate(withDuration: 0.4, animations: { view?.alpha = isPresented ? 1 : 0 }) { _ in
            transitionContext.completeTransition(true)
        }
    }
}

/// Supplies the animator, and says what it is asked.
private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
    var animator: Animator?
    var tell: (String) -> Void = { _ in }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        tell("asked to present")
        return animator
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        tell("asked to dismiss")
        return animator
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
}

private let page = Named<AppearingPage>("page")
private let animator = Named<Animator>("animator")
private let delegate = Named<Supplier>("delegate")
private let present = Mark("asked to present")
private let dismiss = Mark("asked to dismiss")
private let goes = Mark("dismiss")

/// What a transitioning delegate is asked, and what happens without it.
let delegateOfATransition: Experiment = Experiment(
    id: "DelegateOfATransition",
    title: "`transitioningDelegate` is not asked: released too early, nil, or without animation",
    question:
        "`page` is presented and dismissed with a `transitioningDelegate` that is kept, returns nil for the animator, or is released before the dismissal or before the presentation; with or without animation. What is the delegate asked, and do the transitions end?",
    answer:
        "A delegate that is there is asked for an animator, and then, if it returns one, for an interaction controller, before each animated transition. If it returns nil, the interaction controller is not asked for, and the system's transition runs. A delegate that is gone is not asked: the controller comes or goes with the system's transition. With `animated: false` the delegate is asked for neither of the two. All of these transitions end.",
    remedy:
        "Set `transitioningDelegate` before the presentation, on the controller that is passed to `present`: for a screen in a navigation controller, on the navigation controller. The property is weak: keep the delegate in a property of the presented controller; a local variable or an object made in place is gone before it is asked. What must happen without animation too, the end state of views for example, belongs in a `UIPresentationController`, which needs `modalPresentationStyle = .custom`, or in `viewWillAppear(_:)`, not in the animator. For an interactive transition return an animator as well: without it the interaction controller is never asked for. Return the interaction controller only while a finger drags, else nil: it is asked for in each animated dismissal, and one by a tap or a button waits for it and never ends.",
    symptoms: [
        "transitioningDelegate deallocated custom transition not used",
        "animationController(forDismissed:) not called",
        "dismiss uses default animation instead of custom transition",
        "interactionControllerForDismissal not called",
        "custom transition not called with animated false",
    ],
    variables: [state, isAnimated],
    stage: { stage in
        let page = stage.name(AppearingPage(), page)
        page.modalPresentationStyle = .fullScreen
        let supplier = stage.name(Supplier(), delegate)
        supplier.animator = stage[state] == .returnsNil ? nil : stage.name(Animator(), animator)
        supplier.tell = { stage.mark($0) }
        page.transitioningDelegate = supplier
        let (choice, isAnimated) = (stage[state], stage[isAnimated])
        let presenter = stage.keep(UIViewController())
        stage.window.rootViewController = presenter
        stage.script.wait(1)
        stage.script.perform {
            if choice == .goneAtOnce { page.transitioningDelegate = nil }
            presenter.present(page, animated: isAnimated)
        }
        stage.script.wait(2)
        stage.script.mark(goes)
        stage.script.perform {
            if choice == .goneLater { page.transitioningDelegate = nil }
            presenter.dismiss(animated: isAnimated)
        }
        stage.script.wait(2)
    },
    outcomes: {
        Outcome("the dismissal", otherwise: "takes the system's transition") {
            Outcome.State("takes the animator", .order([goes.written, animator.animateTransition]))
        }
        Outcome("the delegate is asked about the presentation", not: "the delegate is not asked about the presentation", present.written)
    },
    claims: {
        Claim(
            "A delegate that is kept is asked for an animator and then for an interaction controller, for each of the two transitions.",
            when: state == .kept && isAnimated.isOn, rules: [.customTransitions]
        ) {
            present.written
            delegate.call("interactionControllerFor")
            animator.animateTransition
            page.viewDidAppear
            dismiss.written
            delegate.call("interactionControllerFor")
            animator.animateTransition
            page.viewDidDisappear
        }
        Claim(
            "If the delegate returns nil for the animator, the interaction controller is not asked for, and the system's transition runs.",
            when: state == .returnsNil && isAnimated.isOn,
            explanation: "The interaction controller is asked for with the animator as its argument.", rules: [.customTransitions]
        ) {
            present.written
            page.viewDidAppear
            dismiss.written
            page.viewDidDisappear
            delegate.call("interactionControllerFor").never
        }
        Claim(
            "A delegate that is gone by the dismissal is not asked, and the controller goes with the system's transition.",
            when: state == .goneLater, explanation: "Several projects report it.", grade: .assumed
        ) {
            dismiss.written.never
            page.viewDidDisappear.happens
        }
        Claim(
            "A delegate that is gone by the presentation is never asked.", when: state == .goneAtOnce
        ) {
            present.written.never
            page.viewDidAppear.happens
        }
        Claim(
            "Without animation the delegate is not asked for an animator.", when: isAnimated.isOff,
            explanation: "The author of a library found the same on a device.", grade: .assumed
        ) {
            delegate.everything.never
            page.viewDidAppear.happens
            page.viewDidDisappear.happens
        }
    })
