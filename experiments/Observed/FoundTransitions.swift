import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Transitions that a finger drives, that are cancelled, and their coordinators.
extension ObservationScene {
    private static let both: [TokenPattern] = ["now", "A.view*ppear", "B.view*ppear"]

    static let foundTransitions: [ObservationScene] = [
        ObservationScene(
            "nav-push-pop-order-26",
            prints: [.rest, "now", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"], of: both
        ) { $0.swipeBack(to: 300) },
        ObservationScene(
            "wangling-cancelled-pop",
            prints: [
                .rest, "now", "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
                "B.viewDidAppear",
            ], of: both
        ) { $0.swipeBack(to: 90) },
        ObservationScene(
            "qmui-cancelled-pop-behind", prints: [.rest, "now", "A.viewWillAppear", .rest, "A.viewDidDisappear"],
            of: ["now", "A.view*ppear"], and: [.holds("It does not appear.", .order(["now", "A.viewWillAppear", "A.viewDidDisappear"]))]
        ) { $0.swipeBack(to: 90) },
        ObservationScene(
            "wwdc24-cancelled-pop-one-turn",
            prints: [.rest, "B.viewWillDisappear", "up", "after", "B.viewWillAppear", "B.viewDidAppear"],
            of: ["B.view*ppear", "up", "after"]
        ) { stage in
            stage.script.at(1.65) { stage.mark("after") }
            stage.swipeBack(to: 90)
        },
        ObservationScene(
            "interaction-end-block-before-reappear", "header-interaction-ends-before-will-calls",
            prints: [
                .rest, "B.viewWillDisappear", "handler: cancelled", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", .rest,
            ],
            of: ["handler: *", "A.view*Disappear", "B.viewWill*"]
        ) { $0.swipeBack(to: 90) },
        ObservationScene(
            "pop-gesture-began-is-willappear",
            prints: [.rest, "A.viewWillAppear", "began", .rest, "ended: cancelled", .rest], of: ["A.view*Appear", "began", "ended: *"]
        ) { stage in
            let navigation = stage.swipeBack(to: 90)
            let target = stage.keep(
                StateTarget { recognizer in
                    if recognizer.state == .began { stage.mark("began") }
                    if recognizer.state == .ended {
                        stage.mark(navigation.transitionCoordinator?.isCancelled == true ? "ended: cancelled" : "ended: not cancelled")
                    }
                })
            navigation.interactivePopGestureRecognizer?.addTarget(target, action: StateTarget.act)
        },
        ObservationScene(
            "pop-gesture-disabled-in-willappear-freezes",
            checks: [
                .holds(
                    "The pop never ends, and touches are dropped.",
                    .all([.never("B.viewDidDisappear"), .decided("glass: drop transition")]))
            ]
        ) { stage in
            let navigation = stage.swipeBack(to: 300)
            (navigation.viewControllers.first as? PrintingController)?.whenAppearing = {
                $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
            }
            stage.script.tap(at: CGPoint(x: 200, y: 400))
        },
        ObservationScene(
            "ios26-horizontal-scroll-vs-content-pop",
            checks: [.holds("The scroll view's pan takes the drag in the content.", .never("B.viewWillDisappear"))]
        ) { stage in
            stage.swipeBack(to: 300, from: 100, y: 400, over: true)
        },
        ObservationScene(
            "ouk-coordinator-lifetime",
            prints: ["B.viewWillAppear: true", "B.viewDidAppear: true", "afterwards: false"], of: ["*: true", "*: false"]
        ) { stage in
            stage.pushAndTellOfCoordinator(animated: true)
        },
        ObservationScene(
            "ouk-coordinator-lifetime",
            prints: ["B.viewWillAppear: false", "B.viewDidAppear: false", "afterwards: false"], of: ["*: true", "*: false"]
        ) { stage in
            stage.pushAndTellOfCoordinator(animated: false)
        },
        ObservationScene("ouk-coordinator-values", prints: ["duration 0.35"], of: ["duration *"]) { stage in
            let (first, second) = (stage.keep(UIViewController()), stage.name(PrintingController(), "B"))
            second.whenAppearing = { stage.mark("duration \($0.transitionCoordinator?.transitionDuration ?? -1)") }
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
        },
        ObservationScene("pop-gesture-with-keyboard", prints: ["swiping: not editing", "back: editing"], of: ["swiping: *", "back: *"]) {
            stage in
            let navigation = stage.swipeBack(to: 90)
            let field = stage.keep(UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40)))
            navigation.viewControllers[1].view.addSubview(field)
            stage.script.at(0.9) { _ = field.becomeFirstResponder() }
            stage.script.at(1.4) { stage.mark("swiping: \(field.isFirstResponder ? "editing" : "not editing")") }
            stage.script.at(2.5) { stage.mark("back: \(field.isFirstResponder ? "editing" : "not editing")") }
        },
        ObservationScene(
            "neub-partial-gesture-no-did",
            prints: ["A.viewWillAppear", "B.viewWillDisappear", "no coordinator", .rest],
            of: ["A.viewWillAppear", "A.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear", "no coordinator"]
        ) { $0.cancelChangeOfTabs() },
        ObservationScene(
            "radar-left-edge-pop-gesture", prints: ["held", "button.action(touchDown)", .rest], of: ["held", "button.action(touchDown)"]
        ) { stage in
            let (first, second) = (stage.keep(UIViewController()), stage.keep(UIViewController()))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            navigation.viewControllers = [first, second]
            stage.window.rootViewController = navigation
            let button = stage.name(UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 44)), "button")
            button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchDown)
            second.view.addSubview(button)
            stage.script.wait(1)
            stage.script.finger(1).down(at: .point(x: 10, y: 320))
            stage.script.wait(0.5)
            stage.script.mark("held")
            stage.script.finger(1).up()
        },
        ObservationScene(
            "radar-animation-controller-nil-kills-pop-ios7",
            differs: "It is about iOS 7; Apple said that iOS 10 mended it.",
            checks: [.holds("The swipe does not go back.", .never("B.viewWillDisappear"))]
        ) { stage in
            let navigation = stage.swipeBack(to: 300)
            navigation.delegate = stage.keep(NoAnimator())
        },
    ]
}

extension Stage {
    /// A on the stack below B, and a finger that goes from the left edge to a place, rests and lifts.
    @discardableResult
    fileprivate func swipeBack(to x: Double, from start: Double = 2, y: Double = 400, over isScrolled: Bool = false)
        -> UINavigationController
    {
        let (first, second) = (name(PrintingController(), "A"), name(PrintingController(), "B"))
        let navigation = keep(UINavigationController(rootViewController: first))
        navigation.viewControllers = [first, second]
        window.rootViewController = navigation
        if isScrolled {
            let scroll = keep(UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400)))
            scroll.contentSize = CGSize(width: 1200, height: 400)
            scroll.contentOffset.x = 400
            second.view.addSubview(scroll)
        }
        second.whenDisappearing = { [self] in
            $0.transitionCoordinator?.notifyWhenInteractionChanges { [self] in
                mark($0.isCancelled ? "handler: cancelled" : "handler: not cancelled")
            }
        }
        script.wait(1)
        script.mark("now")
        script.finger(1).down(at: .point(x: start, y: y))
        script.finger(1).move(to: .point(x: x, y: y), over: 0.3)
        script.wait(0.3)
        script.mark("up")
        script.finger(1).up()
        script.wait(1)
        return navigation
    }

    fileprivate func pushAndTellOfCoordinator(animated: Bool) {
        let (first, second) = (keep(UIViewController()), name(PrintingController(), "B"))
        second.whenAppearing = { [self] in mark("B.viewWillAppear: \($0.transitionCoordinator != nil)") }
        second.whenAppeared = { [self] in mark("B.viewDidAppear: \($0.transitionCoordinator != nil)") }
        let navigation = keep(UINavigationController(rootViewController: first))
        window.rootViewController = navigation
        script.wait(1)
        script.perform { navigation.pushViewController(second, animated: animated) }
        script.wait(1)
        script.perform { [self] in mark("afterwards: \(second.transitionCoordinator != nil)") }
    }

    /// A change from tab B to tab A that is driven and given up.
    fileprivate func cancelChangeOfTabs() {
        let (first, second) = (name(PrintingController(), "A"), name(PrintingController(), "B"))
        let tabs = keep(UITabBarController())
        tabs.viewControllers = [first, second]
        tabs.selectedIndex = 1
        let driven = keep(DrivenTabs())
        tabs.delegate = driven
        second.whenDisappearing = { [self] in if $0.transitionCoordinator == nil { mark("no coordinator") } }
        window.rootViewController = tabs
        script.wait(1)
        script.perform { tabs.selectedIndex = 0 }
        script.wait(0.3)
        script.perform { driven.driver.cancel() }
        script.wait(1)
    }
}

/// Tells of the states of a recognizer.
private final class StateTarget {
    private let tell: (UIGestureRecognizer) -> Void

    init(_ tell: @escaping (UIGestureRecognizer) -> Void) { self.tell = tell }

    func act(_ recognizer: UIGestureRecognizer) { tell(recognizer) }

    static let act = Selector("act(_:)", StateTarget.act)
}

private final class NoAnimator: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Lets a change of tabs be driven.
private final class DrivenTabs: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let view = transitionContext.view(forKey: .to)
        view?.alpha = 0.5
        UIView.animate(withDuration: 0.4, animations: { view?.alpha = 1 }) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
