import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What several calls on the stack of a navigation controller do in one turn, and the calls of pushes and pops that others have listed.
extension ObservationScene {
    static let foundStacks: [ObservationScene] = [
        ObservationScene(
            "push-after-a-set-is-held",
            prints: ["pushed: no C", "coordinator: nil", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear"],
            of: ["pushed: *", "coordinator: *", "C.viewDidLoad", "C.view*Appear"]
        ) { $0.setThenPush(on: 17) },
        ObservationScene(
            "held-push-meets-its-controller",
            checks: [.holds("The app stops.", .all([.decided("*: raise *"), .never("after")]))]
        ) { stage in
            stage.setThenPush(on: 17, setsWhole: true)
            stage.script.mark("after")
        },
        ObservationScene(
            "push-after-a-set-is-made-at-once", prints: ["pushed: C", "C.viewDidLoad", "C.viewWillAppear", "coordinator: there"],
            of: ["pushed: *", "coordinator: *", "C.viewDidLoad", "C.viewWillAppear"]
        ) { $0.setThenPush(on: 26) },
        ObservationScene("set-before-a-push-is-shown", prints: ["didShow B", "didShow C"], of: ["didShow *"]) { $0.setThenPush(on: 17) },
        ObservationScene(
            "push-lays-the-old-one-out",
            differs: "Here the controller below is not laid out by a push; its bars are not told. The other calls agree.",
            prints: [
                .rest, "now", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear",
                "B.viewWillAppear", "B.viewIsAppearing", .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]),
                "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidDisappear",
            ], of: ["now", "A.view*", "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.view*Subviews"]
        ) { stage in
            let navigation = stage.printingStack()
            let second = stage.name(LifeController(), "B")
            stage.script.perform {
                stage.mark("now")
                navigation.pushViewController(second, animated: true)
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "pop-without-a-layout",
            prints: [
                .rest, "now", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", .rest, "B.deinit",
            ], of: ["now", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "A.view*Subviews", "B.*"]
        ) { stage in
            let navigation = stage.printingStack()
            stage.script.perform {
                navigation.pushViewController(EndingController("B", endsWith: "deinit") { stage.mark($0) }, animated: false)
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("now")
                navigation.popViewController(animated: true)
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "two-pushes-two-pops-log",
            prints: [
                "A.viewDidLoad", "A.viewWillAppear", .repeated(["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"]), "A.viewDidAppear",
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), "A.viewDidDisappear", "B.viewDidAppear",
                "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear",
                .repeated(["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"]), "B.viewDidDisappear", "C.viewDidAppear",
                "C.viewWillDisappear", "B.viewWillAppear", "C.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear",
                "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
            ], of: ["*.viewDid*", "*.viewWill*"]
        ) { stage in
            stage.systemVersion = 13
            let navigation = stage.printingStack()
            for name in ["B", "C"] {
                let next = stage.name(LifeController(), Named<LifeController>(name))
                stage.script.perform { navigation.pushViewController(next, animated: true) }
                stage.script.wait(1)
            }
            for _ in 1...2 {
                stage.script.perform { navigation.popViewController(animated: true) }
                stage.script.wait(1)
            }
        },
        ObservationScene(
            "layout-before-or-after-didappear",
            prints: [
                .rest, "now", "B.viewDidAppear", .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), "now",
                .repeated(["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"]), "C.viewDidAppear",
            ], of: ["now", "*.viewDidAppear", "B.view*Subviews", "C.view*Subviews"]
        ) { stage in
            stage.systemVersion = 13
            let navigation = stage.printingStack()
            for (name, isAnimated) in [("B", false), ("C", true)] {
                let next = stage.name(LifeController(), Named<LifeController>(name))
                stage.script.perform {
                    stage.mark("now")
                    navigation.pushViewController(next, animated: isAnimated)
                }
                stage.script.wait(1)
            }
        },
        ObservationScene(
            "coordinator-completions-in-reverse", prints: ["second completion", "first completion"], of: ["* completion"]
        ) { stage in
            let navigation = stage.printingStack()
            let second = stage.name(LifeController(), "B")
            stage.script.perform {
                navigation.pushViewController(second, animated: true)
                for name in ["first", "second"] {
                    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.mark("\(name) completion") }
                }
            }
            stage.script.wait(1)
        },
    ]
}

/// Tells of each controller that has been shown.
private final class ShownTeller: NSObject, UINavigationControllerDelegate {
    var tell: (UIViewController) -> Void = { _ in }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        tell(viewController)
    }
}

extension Stage {
    /// A navigation controller on the screen, with A.
    fileprivate func printingStack() -> UINavigationController {
        let navigation = keep(UINavigationController(rootViewController: name(LifeController(), "A")))
        window.rootViewController = navigation
        script.wait(1)
        return navigation
    }

    /// Sets the stack without an animation and pushes in the same turn, on this version.
    fileprivate func setThenPush(on version: SystemVersion, setsWhole: Bool = false) {
        systemVersion = version
        let navigation = printingStack()
        let (root, second, third) = (navigation.viewControllers[0], keep(UIViewController()), name(LifeController(), "C"))
        let teller = keep(ShownTeller())
        teller.tell = { [self] in mark("didShow \($0 === third ? "C" : $0 === second ? "B" : "A")") }
        script.perform { [self] in
            navigation.delegate = teller
            navigation.setViewControllers([root, second], animated: false)
            navigation.pushViewController(third, animated: true)
            mark("pushed: \(navigation.topViewController === third ? "C" : "no C")")
            mark("coordinator: \(navigation.transitionCoordinator == nil ? "nil" : "there")")
            if setsWhole { navigation.setViewControllers([root, second, third], animated: false) }
        }
        script.wait(1)
    }
}
