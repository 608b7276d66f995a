import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Tabs, children that move, pushes out of sight, and first responders around a presentation.
extension ObservationScene {
    private static let tabs: [TokenPattern] = ["A.view*ppear", "B.viewDidLoad", "B.view*ppear"]

    static let foundContainers: [ObservationScene] = [
        ObservationScene(
            "tab-switch-log",
            differs:
                "It has no version, and agrees with iOS before 18; an automated test of iOS 18.6 and 26.2, rns-tab-switch-test, has the new controller appear first.",
            prints: [
                .rest, "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
            ], of: tabs
        ) { $0.tapTab() },
        ObservationScene(
            "rns-tab-switch-test",
            checks: [
                .holds(
                    "The new one comes first.",
                    .order(["B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear"]))
            ]
        ) { $0.tapTab() },
        ObservationScene(
            "transition-from-to-log",
            checks: [
                .holds(
                    "The two children receive the calls in this order.",
                    .order(["from.viewWillDisappear", "to.viewWillAppear", "to.viewDidAppear", "from.viewDidDisappear"]))
            ]
        ) { stage in
            let (from, to) = (stage.name(PrintingController(), "from"), stage.name(PrintingController(), "to"))
            let parent = stage.keep(UIViewController())
            stage.window.rootViewController = parent
            parent.addChild(from)
            parent.view.addSubview(from.view)
            stage.script.wait(1)
            stage.script.perform {
                parent.addChild(to)
                from.willMove(toParent: nil)
                parent.transition(from: from, to: to, duration: 0.3, options: [], animations: nil) { _ in
                    to.didMove(toParent: parent)
                    from.removeFromParent()
                }
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "ouk-tab-switch-old-first",
            differs: "It has no log and no version; an automated test, rns-tab-switch-test, has the new controller first.",
            checks: [
                .holds(
                    "The old one comes first.",
                    .order(["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"]))
            ]
        ) { $0.switchTabs() },
        ObservationScene(
            "header-addchild-moves-from-other-parent",
            prints: [.rest, "moved", "child.removeFromParent", "child.didMoveToParent", "child.willMoveToParent"],
            of: ["moved", "child.removeFromParent", "child.*MoveToParent"]
        ) { stage in
            let (old, new, child) = (stage.keep(UIViewController()), stage.keep(UIViewController()), stage.name(MovedChild(), "child"))
            old.addChild(child)
            stage.script.perform {
                stage.mark("moved")
                new.addChild(child)
            }
        },
        ObservationScene(
            "nav-push-pop-order-26",
            checks: [
                .holds(
                    "The controllers receive the calls in this order.",
                    .order([
                        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear",
                        "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
                    ]))
            ]
        ) { stage in
            let (first, second) = (stage.name(PrintingController(), "A"), stage.name(PrintingController(), "B"))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "push-while-container-hidden-no-calls", prints: ["shown", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"],
            of: ["shown", "B.viewDidLoad", "B.view*ppear"]
        ) { stage in
            let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [UIViewController(), navigation]
            stage.window.rootViewController = tabs
            let pushed = stage.name(PrintingController(), "B")
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(pushed, animated: false) }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("shown")
                tabs.selectedIndex = 1
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "wwdc24-pop-during-push",
            prints: ["B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear"], of: ["B.view*ppear"]
        ) { stage in
            let (first, second) = (stage.keep(UIViewController()), stage.name(PrintingController(), "B"))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(0.2)
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene("keyboard-goes-when-presenting", prints: ["presented: not editing"], of: ["presented: *"]) {
            $0.presentAndDismiss(isEdited: true)
        },
        ObservationScene("first-responder-again-after-dismissal", prints: ["dismissed: editing"], of: ["dismissed: *"]) {
            $0.presentAndDismiss(isEdited: true)
        },
        ObservationScene("first-responder-again-after-dismissal", prints: ["dismissed: not editing"], of: ["dismissed: *"]) {
            $0.presentAndDismiss(isEdited: false)
        },
    ]
}

extension Stage {
    fileprivate func tabs() -> UITabBarController {
        let tabs = keep(UITabBarController())
        tabs.viewControllers = [name(PrintingController(), "A"), name(PrintingController(), "B")]
        window.rootViewController = tabs
        script.wait(1)
        return tabs
    }

    fileprivate func switchTabs() {
        let tabs = tabs()
        script.perform { tabs.selectedIndex = 1 }
        script.wait(1)
    }

    fileprivate func tapTab() {
        _ = tabs()
        script.tap(at: CGPoint(x: 290, y: 820))
        script.wait(1)
    }

    fileprivate func presentAndDismiss(isEdited: Bool) {
        let field = add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
        let presented = keep(UIViewController())
        let tell = { [self] (when: String) in
            script.perform { self.mark("\(when): \(field.isFirstResponder ? "editing" : "not editing")") }
        }
        if isEdited { script.perform { _ = field.becomeFirstResponder() } }
        script.perform { self.window.rootViewController?.present(presented, animated: true) }
        script.wait(1)
        tell("presented")
        script.perform { presented.dismiss(animated: true) }
        script.wait(1)
        tell("dismissed")
    }
}

private final class MovedChild: UIViewController {
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func removeFromParent() { super.removeFromParent() }
}
