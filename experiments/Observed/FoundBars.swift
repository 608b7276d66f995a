import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The questions of navigation bars, swipes over content, and popovers.
extension ObservationScene {
    private static let barCalls: [TokenPattern] = ["now", "navigation.*Item", "both stacks *", "B.viewDidDisappear"]

    private static let topCalls: [TokenPattern] = [
        "now", "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
    ]

    static let foundBars: [ObservationScene] = [
        ObservationScene(
            "ouk-navbar-of-controller-back-tap",
            prints: [
                "now", "navigation.shouldPopItem", "both stacks have 2", "B.viewDidDisappear", "navigation.didPopItem",
                "both stacks have 1",
            ], of: barCalls
        ) { $0.goBack { $0.script.tap(at: CGPoint(x: 20, y: 20)) } },
        ObservationScene(
            "ouk-navbar-of-controller-back-tap", prints: ["now", "navigation.shouldPopItem", "both stacks have 2"], of: barCalls
        ) { $0.goBack(allows: false) { $0.script.tap(at: CGPoint(x: 20, y: 20)) } },
        ObservationScene(
            "ouk-navbar-of-controller-push", prints: ["now", "navigation.shouldPushItem", "the bar has its items, and not the new one"],
            of: ["now", "navigation.*Item", "the bar has *"]
        ) { stage in
            let navigation = stage.goBack { _ in }
            stage.script.perform { navigation.pushViewController(UIViewController(), animated: true) }
            stage.script.wait(1)
        },
        ObservationScene("ouk-navbar-of-controller-push", prints: ["now", "B.viewDidDisappear"], of: barCalls) { stage in
            let navigation = stage.goBack { _ in }
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "ouk-navbar-set-items",
            prints: ["pop", "follower.didPopItem", "push", "follower.didPushItem", "not animated"],
            of: ["pop", "push", "not animated", "follower.*Item"]
        ) { $0.setItems() },
        ObservationScene(
            "ouk-navbar-position-asked-once", prints: ["not in a view", "in a view", "follower.positionForBar"],
            of: ["not in a view", "in a view", "follower.positionForBar"]
        ) { $0.setItems() },
        ObservationScene(
            "maui-swipe-tells-and-does-not-ask", prints: ["now", "B.viewDidDisappear", "navigation.didPopItem", "both stacks have 1"],
            of: barCalls
        ) { $0.goBack { $0.script.swipe(from: .left, by: 298) } },
        ObservationScene(
            "rns-edge-swipe-across-a-scroll-view", checks: [.holds("The controller pops.", .happens("B.viewDidDisappear"))]
        ) { stage in
            stage.swipeOverScrollView { $0.swipe(from: .point(x: 2, y: 380), to: .point(x: 290, y: 480)) }
        },
        ObservationScene(
            "rns-content-swipe-over-a-scroll-view-across",
            checks: [.holds("The controller stays.", .never("B.viewWillDisappear"))]
        ) { stage in
            stage.swipeOverScrollView { $0.swipe(from: .point(x: 90, y: 400), to: .point(x: 380, y: 400)) }
        },
        ObservationScene(
            "rns-content-swipe-over-a-scroll-view-across",
            checks: [.holds("The controller pops.", .happens("B.viewDidDisappear"))]
        ) { stage in
            stage.swipeOverScrollView { $0.swipe(from: .left, by: 298) }
        },
        ObservationScene(
            "finn-slider-at-the-left-edge",
            checks: [
                .holds("The controller pops, and the slider stays.", .all([.happens("B.viewDidDisappear"), .never("slider.action*")]))
            ]
        ) { stage in
            stage.swipeOverScrollView(slides: true) { $0.swipe(from: .point(x: 8, y: 320), to: .point(x: 290, y: 320)) }
        },
        ObservationScene(
            "so-swipe-to-pop-three-ways",
            prints: ["B.viewWillAppear", "B.viewDidAppear", "now", "B.viewWillDisappear", "B.viewDidDisappear"], of: topCalls
        ) { $0.goBack { $0.script.swipe(from: .left, by: 298) } },
        ObservationScene(
            "so-swipe-to-pop-three-ways",
            prints: ["B.viewWillAppear", "B.viewDidAppear", "now", "B.viewWillDisappear", "B.viewDidDisappear"], of: topCalls
        ) { $0.goBack { $0.script.tap(at: CGPoint(x: 20, y: 20)) } },
        ObservationScene(
            "so-swipe-to-pop-three-ways",
            prints: ["B.viewWillAppear", "B.viewDidAppear", "now", "B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear"],
            of: topCalls
        ) { $0.goBack { $0.script.swipe(from: .left, by: 88, end: .rest(0.3)) } },
        ObservationScene("nativephp-two-pop-recognizers", prints: ["edge.action(began)"], of: ["*.action(began)"]) { stage in
            stage.followPops { $0.swipe(from: .left, by: 298) }
        },
        ObservationScene("nativephp-two-pop-recognizers", prints: ["content.action(began)"], of: ["*.action(began)"]) { stage in
            stage.followPops { $0.swipe(from: .point(x: 200, y: 400), to: .point(x: 380, y: 400)) }
        },
        ObservationScene(
            "doc-popover-passthrough",
            checks: [
                .holds(
                    "The first tap dismisses nothing and reaches the view; the second one reaches no view and dismisses.",
                    .all([.happens("listed.touchesEnded"), .never("other.*"), .happens("popover.viewDidDisappear")]))
            ]
        ) { $0.tapBesidePopover() },
        ObservationScene(
            "book-popover-modal-passthrough",
            checks: [
                .holds(
                    "The listed view takes its tap; the other one does not, and the popover stays.",
                    .all([.happens("listed.touchesEnded"), .never("other.*"), .never("popover.viewWillDisappear")]))
            ]
        ) { $0.tapBesidePopover(isModal: true) },
        ObservationScene(
            "doc-popover-adapts",
            checks: [.holds("It is a sheet.", .all([.happens("a sheet"), .never("a popover")]))]
        ) { $0.tapBesidePopover(.formSheet) },
        ObservationScene(
            "doc-popover-adapts",
            checks: [.holds("It is a popover.", .all([.happens("a popover"), .never("a sheet")]))]
        ) { $0.tapBesidePopover() },
    ]
}

/// A navigation controller that tells of its bar's questions.
private final class BarNavigation: UINavigationController, UINavigationBarDelegate {
    var allows = true
    var mark: (String) -> Void = { _ in }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        if viewControllers.count == (navigationBar.items?.count ?? 0) + 1 { mark("the bar has its items, and not the new one") }
        return true
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        count(navigationBar)
        return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { count(navigationBar) }

    private func count(_ bar: UINavigationBar) {
        if viewControllers.count == bar.items?.count { mark("both stacks have \(viewControllers.count)") }
    }
}

private final class BarFollower: NSObject, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

extension Stage {
    /// A below B in a navigation controller that is asked by its bar.
    @discardableResult
    fileprivate func goBack(allows: Bool = true, _ act: (Stage) -> Void) -> UINavigationController {
        let navigation = name(BarNavigation(), Named<BarNavigation>("navigation"))
        navigation.allows = allows
        navigation.mark = { [self] in mark($0) }
        navigation.viewControllers = [keep(UIViewController()), name(PrintingController(), "B")]
        window.rootViewController = navigation
        script.wait(1)
        script.mark("now")
        act(self)
        script.wait(1)
        return navigation
    }

    /// A bar without a controller, whose items code sets.
    fileprivate func setItems() {
        let bar = keep(UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)))
        let items = [keep(UINavigationItem(title: "One")), keep(UINavigationItem(title: "Two"))]
        bar.items = items
        bar.delegate = name(BarFollower(), "follower")
        mark("not in a view")
        script.wait(0.5)
        script.perform { [self] in
            mark("in a view")
            rootViewController.view.addSubview(bar)
        }
        for (word, new, animated) in [("pop", 1, true), ("push", 2, true), ("not animated", 1, false)] {
            script.wait(0.5)
            script.perform { [self] in
                mark(word)
                bar.setItems(Array(items.prefix(new)), animated: animated)
            }
            script.wait(0.5)
        }
    }

    /// B on the stack with a scroll view that scrolls across or a slider, and a swipe.
    fileprivate func swipeOverScrollView(slides: Bool = false, _ swipe: (Script) -> Void) {
        let second = name(PrintingController(), "B")
        let navigation = keep(UINavigationController())
        navigation.viewControllers = [keep(UIViewController()), second]
        window.rootViewController = navigation
        if slides {
            let slider = name(UISlider(frame: CGRect(x: 0, y: 305, width: 390, height: 31)), "slider")
            second.view.addSubview(slider)
            addTargets(to: slider, for: [.valueChanged])
        } else {
            let scroll = keep(UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400)))
            scroll.contentSize = CGSize(width: 1200, height: 400)
            scroll.contentOffset.x = 400
            second.view.addSubview(scroll)
        }
        script.wait(1)
        swipe(script)
        script.wait(1)
    }

    /// A target at both pop recognizers, and a swipe.
    fileprivate func followPops(_ swipe: (Script) -> Void) {
        let navigation = keep(UINavigationController())
        navigation.viewControllers = [keep(UIViewController()), keep(UIViewController())]
        window.rootViewController = navigation
        let target = keep(ActionTarget())
        for (recognizer, word) in [
            (navigation.interactivePopGestureRecognizer, "edge"), (navigation.interactiveContentPopGestureRecognizer, "content"),
        ] {
            guard let recognizer else { continue }
            recognizer.addTarget(target, action: ActionTarget.fire)
            _ = name(recognizer, word)
        }
        script.wait(1)
        swipe(script)
        script.wait(1)
    }

    /// A popover, a view that is one of its passthrough views and another view; both are tapped.
    fileprivate func tapBesidePopover(_ style: UIModalPresentationStyle = .none, isModal: Bool = false) {
        let listed = add(LoggedView(), "listed", at: CGRect(x: 20, y: 600, width: 100, height: 50))
        add(LoggedView(), "other", at: CGRect(x: 200, y: 600, width: 100, height: 50))
        let source = keep(UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 40)))
        rootViewController.view.addSubview(source)
        let page = name(AppearingPage(), "popover")
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 150)
        page.isModalInPresentation = isModal
        page.popoverPresentationController?.sourceView = source
        page.popoverPresentationController?.passthroughViews = [listed]
        page.popoverPresentationController?.delegate = keep(PopoverDelegate(style))
        present(page)
        script.perform { [self] in mark(page.view.frame.width == 200 ? "a popover" : "a sheet") }
        if style != .none { return }
        script.tap(at: CGPoint(x: 60, y: 625))
        script.wait(0.5)
        script.tap(at: CGPoint(x: 250, y: 625))
        script.wait(1)
    }
}
