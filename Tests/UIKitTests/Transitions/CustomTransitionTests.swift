import EventTrace
import Testing

@testable import UIKit

/// Animators and drivers of clients, in navigation, presentation and tab bar controllers, and taps on tabs.
@Suite struct CustomTransitionTests {
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var duration = 0.4
        var completes: Bool?
        var whenAnimating: (any UIViewControllerContextTransitioning) -> Void = { _ in }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            whenAnimating(transitionContext)
            let view = transitionContext.view(forKey: .to)
            UIView.animate(withDuration: duration, animations: { view?.alpha = 0.9 }) { [completes] _ in
                transitionContext.completeTransition(completes ?? !transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) {}
    }

    /// Supplies the animator to each container.
    private final class Supplier: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIViewControllerTransitioningDelegate
    {
        let animator = Animator()
        var driver: (any UIViewControllerInteractiveTransitioning)?
        var operations: [UINavigationController.Operation] = []

        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return animator
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }
    }

    /// Drives by the context alone.
    private final class ByHand: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { context = transitionContext }
    }

    private func appearances(_ world: World) -> [String] {
        world.run().drop { $0 != "now" }.filter { $0.hasSuffix("ppear") || $0.contains("animat") || $0.contains("Interactive") }
    }

    private func navigation(_ supplier: Supplier, in world: World) -> (UINavigationController, LoggingController) {
        let (navigation, next) = world.simulation.perform {
            (UINavigationController(rootViewController: world.name(LoggingController(), "A")), world.name(LoggingController(), "B"))
        }
        world.simulation.perform {
            _ = (world.name(supplier, "delegate"), world.name(supplier.animator, "animator"))
            navigation.delegate = supplier
            world.window.rootViewController = navigation
        }
        world.simulation.run(until: 1)
        world.simulation.recorder.mark("now")
        return (navigation, next)
    }

    @Test(arguments: [true, false])
    func `RC.56 the transition lasts until the animator says that it is complete, or cancelled`(isCompleted: Bool) {
        let (world, supplier) = (World(), Supplier())
        let (navigation, next) = navigation(supplier, in: world)
        supplier.animator.completes = isCompleted
        supplier.animator.whenAnimating = { context in
            #expect(
                context.isAnimated && !context.isInteractive && context.presentationStyle == .none && context.targetTransform == .identity)
            #expect(context.viewController(forKey: .from) !== next && context.viewController(forKey: .to) === next)
            #expect(context.initialFrame(for: next) == .zero && context.finalFrame(for: next) == context.containerView.bounds)
        }
        world.simulation.schedule(at: 2) { navigation.pushViewController(next, animated: true) }
        #expect(
            appearances(world) == [
                "delegate.animationControllerFor(B)", "delegate.interactionControllerFor(animator)", "A.viewWillDisappear",
                "B.viewWillAppear", "animator.animateTransition",
            ]
                + (isCompleted
                    ? ["A.viewDidDisappear", "B.viewDidAppear", "animator.animationEnded(true)"]
                    : [
                        "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear",
                        "animator.animationEnded(false)",
                    ]))
        #expect(navigation.viewControllers.count == (isCompleted ? 2 : 1) && supplier.operations == [.push])
        #expect(UINavigationController.Operation.none != .pop)
    }

    @Test(arguments: [true, false])
    func `RC.56 a percent-driven transition waits for its code, and then for the rest of the animation`(isFinished: Bool) {
        let (world, supplier, driver) = (World(), Supplier(), UIPercentDrivenInteractiveTransition())
        let (navigation, next) = navigation(supplier, in: world)
        supplier.driver = driver
        driver.completionSpeed = 0.5
        driver.completionCurve = .linear
        #expect(driver.wantsInteractiveStart && driver.completionCurve == .linear)
        world.simulation.schedule(at: 2) { navigation.pushViewController(next, animated: true) }
        world.simulation.schedule(at: 3) {
            #expect(navigation.transitionCoordinator?.isInteractive == true && abs(driver.duration - 0.4) < 0.001)
            driver.update(0.25)
            driver.pause()
            #expect(driver.percentComplete == 0.25 && navigation.transitionCoordinator?.percentComplete == 0.25)
        }
        world.simulation.schedule(at: 4) { if isFinished { driver.finish() } else { driver.cancel() } }
        _ = appearances(world)
        let end = world.trace.ordering.last { $0.token.hasSuffix("viewDidAppear") }!
        #expect(end.token == (isFinished ? "B.viewDidAppear" : "A.viewDidAppear"))
        #expect(abs(end.time - (4 + (isFinished ? 0.6 : 0.2))) < 0.001)
    }

    @Test func `RC.56 a driver of one's own uses the context`() {
        let (world, supplier, driver) = (World(), Supplier(), ByHand())
        let (navigation, next) = navigation(supplier, in: world)
        supplier.driver = driver
        #expect(driver.completionSpeed == 1)
        world.simulation.schedule(at: 2) { navigation.pushViewController(next, animated: true) }
        world.simulation.schedule(at: 3) {
            driver.context?.updateInteractiveTransition(0.5)
            driver.context?.pauseInteractiveTransition()
            driver.context?.finishInteractiveTransition()
            driver.context?.completeTransition(true)
            driver.context?.cancelInteractiveTransition()
        }
        #expect(appearances(world).suffix(2) == ["B.viewDidAppear", "animator.animationEnded(true)"])
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `RC.56 a presentation, its dismissal and a change of tabs with an animator`() {
        let (world, supplier) = (World(), Supplier())
        let (tabs, first, second, sheet) = world.simulation.perform {
            (
                UITabBarController(), world.name(LoggingController(), "A"), world.name(LoggingController(), "B"),
                world.name(LoggingController(), "C")
            )
        }
        world.simulation.perform {
            tabs.viewControllers = [first, second]
            world.window.rootViewController = tabs
            sheet.transitioningDelegate = supplier
            tabs.delegate = supplier
        }
        #expect(sheet.transitioningDelegate === supplier && tabs.delegate === supplier)
        world.simulation.schedule(at: 1) { tabs.present(sheet, animated: true) }
        world.simulation.schedule(at: 2) { tabs.dismiss(animated: true) }
        world.simulation.schedule(at: 3) { tabs.selectedIndex = 1 }
        world.run()
        let tokens = world.trace.ordering.map(\.token)
        #expect(tokens.filter { $0.hasSuffix("animateTransition") }.count == 3)
        #expect(
            tokens.filter { $0.hasSuffix("ppear") }.suffix(4) == [
                "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(tabs.selectedViewController === second && second.view.window != nil && first.view.window == nil)
    }

    private final class Decider: NSObject, UITabBarControllerDelegate {
        var allows = true
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { allows }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    }

    @Test func `RC.61 taps on tabs, RC.62 on the selected one too`() {
        let (world, decider) = (World(), Decider())
        let (tabs, other) = world.simulation.perform { (UITabBarController(), world.name(LoggingController(), "other")) }
        let navigation = world.simulation.perform { world.name(UINavigationController(rootViewController: UIViewController()), "stack") }
        world.simulation.perform {
            other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
            other.tabBarItem.badgeValue = "1"
            navigation.viewControllers += [UIViewController()]
            tabs.viewControllers = [navigation, other]
            tabs.delegate = world.name(decider, "delegate")
            world.window.rootViewController = tabs
        }
        #expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.items?[1] === other.tabBarItem)
        #expect(other.tabBarItem.tag == 3 && other.tabBarItem.title == "Other" && other.tabBarItem.image == nil)
        #expect(other.tabBarItem.badgeValue == "1" && navigation.tabBarItem.title == nil)
        world.tap(100, 820, at: 1)
        world.tap(300, 820, at: 2)
        world.simulation.schedule(at: 3) { decider.allows = false }
        world.tap(100, 820, at: 4)
        world.simulation.schedule(at: 5) { tabs.selectedIndex = 0 }
        #expect(
            world.run().filter { $0.hasPrefix("delegate") } == [
                "delegate.shouldSelect(stack)", "delegate.didSelect(stack)", "delegate.shouldSelect(other)",
                "delegate.didSelect(other)", "delegate.shouldSelect(stack)",
            ])
        #expect(navigation.viewControllers.count == 1 && tabs.selectedIndex == 0)
        world.simulation.perform { tabs.tabBar.setItems([], animated: false) }
        #expect(tabs.tabBar.items == [])
    }

    @Test func `RC.62 the selected tab's stack is popped before the delegate receives didSelect`() {
        let world = World()
        let (tabs, navigation) = world.simulation.perform {
            (UITabBarController(), UINavigationController(rootViewController: UIViewController()))
        }
        world.simulation.perform {
            navigation.viewControllers += [UIViewController()]
            tabs.viewControllers = [navigation, UIViewController()]
            world.window.rootViewController = tabs
        }
        world.tap(100, 820, at: 1)
        world.run()
        #expect(navigation.viewControllers.count == 1 && world.decisions(by: .selectedTabPops).count == 1)
    }
}
