import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum End: String, Choice {
    case finished = "is finished by its code"
    case cancelled = "is cancelled by its code"
    case never = "is never ended: `completeTransition` is not called"
}
private let end = Variable<End>("end", "The transition")
private let isDriven = Variable<Bool>(
    "driven", "A `UIPercentDrivenInteractiveTransition` drives it", off: "the clock drives it")

/// Animates a push, and may forget to say that it is over.
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var completes = true
    var isCancelledByClock = false

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        view.alpha = 0
        UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { [self] _ in
            guard completes else { return }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled && !isCancelledByClock)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {}
}

/// Supplies the animator and what drives it.
private final class Supplier: NSObject, UINavigationControllerDelegate {
    var animator: Animator?
    var driver: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Prints how it appears and goes.
private final class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let list = Named<Screen>("list")
private let detail = Named<Screen>("detail")
private let animator = Named<Animator>("animator")
private let delegate = Named<Supplier>("delegate")
private let pad = Named<BeganPad>("pad")
private let finishes = Mark("finish() of the driver is called")
private let cancels = Mark("cancel() of the driver is called")
private let onStack = Mark("detail is on the stack")

/// A push with an animator of one's own.
let customTransition: Experiment = Experiment(
    id: "CustomTransition",
    title: "Custom transitions: `completeTransition(false)`, a driver, and a transition that never ends",
    question:
        "On iOS 18 `detail` is pushed on `list` with an animator of one's own, driven by the clock or by a `UIPercentDrivenInteractiveTransition`. It is completed, cancelled, or nobody calls `completeTransition(_:)`. Which appearance calls are made, what is on the stack, and are touches delivered afterwards?",
    answer:
        "The transition lasts until `completeTransition(_:)`. With false it is cancelled: `detail` receives `viewWillDisappear` and `viewDidDisappear`, `list` appears again, and the stack has its old controllers. Without the call there are no last appearance calls: before iOS 26 touches stay blocked, and the controllers remain half shown.",
    remedy:
        "Call `completeTransition(!transitionContext.transitionWasCancelled)` on every path of the animation, also in the completion of an animation that was interrupted. Return a driver only while a gesture runs, and nil otherwise: a transition whose driver nothing finishes stays open. Call the driver's `finish()` or `cancel()` in each end of the gesture: ended, cancelled and failed. Before the animation set the incoming view's frame to `finalFrame(for:)` of the context, add the view to `containerView` and call `layoutIfNeeded()`: a view that was off screen while the device turned still has its old size.",
    symptoms: [
        "screen does not respond after custom transition",
        "completeTransition never called, touches blocked",
        "UIPercentDrivenInteractiveTransition cancel, view controllers stack wrong",
        "viewDidAppear not called after custom navigation transition",
        "completeTransition(false) appearance methods",
    ],
    variables: [end, isDriven],
    stage: { stage in
        stage.systemVersion = 18
        let (list, detail) = (stage.name(Screen(), list), stage.name(Screen(), detail))
        for screen in [list, detail] {
            screen.view.addSubview(
                screen === list
                    ? stage.name(BeganPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), pad)
                    : stage.name(BeganPad(frame: CGRect(x: 95, y: 300, width: 200, height: 200)), "otherPad"))
        }
        let navigation = stage.keep(UINavigationController(rootViewController: list))
        stage.window.rootViewController = navigation
        let (supplier, animator) = (stage.name(Supplier(), delegate), stage.name(Animator(), animator))
        let driver = stage[isDriven] ? stage.name(UIPercentDrivenInteractiveTransition(), "driver") : nil
        supplier.animator = animator
        supplier.driver = driver
        animator.completes = stage[end] != .never
        animator.isCancelledByClock = stage[end] == .cancelled
        navigation.delegate = supplier
        let (script, end) = (stage.script, stage[end])
        script.wait(1)
        script.perform { navigation.pushViewController(detail, animated: true) }
        if let driver {
            script.wait(0.1)
            script.perform { driver.update(0.5) }
            script.wait(0.1)
            script.perform {
                switch end {
                case .finished:
                    stage.mark(finishes)
                    driver.finish()
                case .cancelled:
                    stage.mark(cancels)
                    driver.cancel()
                case .never: break
                }
            }
        }
        script.wait(1)
        script.perform { if navigation.viewControllers.count == 2 { stage.mark(onStack) } }
        script.tap(at: CGPoint(x: 195, y: 400))
    },
    outcomes: {
        Outcome("the transition", otherwise: "never ends") {
            Outcome.State("is completed", detail.viewDidAppear)
            Outcome.State("is cancelled", list.viewDidAppear.times(2))
        }
        Outcome("touches are dropped", not: "touches are delivered", decided("glass: drop transition"))
    },
    claims: {
        Claim(
            "The delegate is asked before the first appearance calls, and the animator starts after them.",
            explanation: "No source has this order.",
            rules: [.customTransitions]
        ) {
            delegate.animationControllerFor
            delegate.interactionControllerFor
            list.viewWillDisappear
            detail.viewWillAppear
            animator.animateTransition
        }
        Claim(
            "With `completeTransition(false)`, `detail` disappears without having appeared, and `list` appears again.",
            when: end == .cancelled,
            explanation: "It is the way of every cancelled transition."
        ) {
            detail.viewWillAppear
            detail.viewWillDisappear
            detail.viewDidDisappear
            list.viewWillAppear
            list.viewDidAppear
            animator.animationEnded
        }
        Claim("After a cancelled transition the stack has its old controllers.", when: end == .cancelled, onStack.written.never)
        Claim(
            "Without `completeTransition(_:)` no last appearance call comes, and touches stay blocked.", when: end == .never,
            explanation: "Before iOS 26 no touch is delivered during a transition of a navigation controller, which here never ends."
        ) {
            detail.viewDidAppear.never
            list.viewDidDisappear.never
            decided("glass: drop transition")
        }
        Claim(
            "After `finish()` of the driver the animation runs to its end, and only then do the last calls come.",
            when: isDriven.isOn && end == .finished
        ) {
            detail.viewWillAppear
            finishes.written
            list.viewDidDisappear
            detail.viewDidAppear
        }
    })
