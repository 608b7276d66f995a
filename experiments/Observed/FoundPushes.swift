import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What pushes, pops and the choice of a tab do before their calls return.
extension ObservationScene {
    static let foundPushes: [ObservationScene] = [
        ObservationScene(
            "push-loads-after-the-call-log",
            prints: [
                "pushed", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
                .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), "A.viewDidDisappear", "B.viewDidAppear",
            ], of: ["pushed", "A.view*Disappear", "B.view*"]
        ) { stage in
            let (navigation, second) = (stage.stack(1), stage.name(LifeController(), "B"))
            stage.script.perform {
                navigation.pushViewController(second, animated: true)
                stage.mark("pushed")
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "pop-goes-after-the-call-log",
            prints: [
                .rest, "popped", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
            ], of: ["popped", "B.view*Disappear", "A.view*ppear*"]
        ) { $0.pop(animated: true) },
        ObservationScene(
            "unanimated-pop-goes-after-the-call-log",
            prints: [.rest, "popped", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear"],
            of: ["popped", "B.view*Disappear", "A.viewDidAppear"]
        ) { $0.pop(animated: false) },
        ObservationScene(
            "unanimated-push-appears-before-layout-log",
            prints: ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"],
            of: ["B.viewWill*", "B.viewDid*"]
        ) { stage in
            let (navigation, second) = (stage.stack(1), stage.name(LifeController(), "B"))
            stage.script.perform { navigation.pushViewController(second, animated: false) }
            stage.script.wait(1)
        },
        ObservationScene(
            "push-in-the-turn-of-launch-log",
            prints: ["B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"],
            of: ["A.loadView", "A.view*", "B.loadView", "B.viewDidLoad", "B.view*ppear*"]
        ) { stage in
            stage.systemVersion = 18
            let navigation = stage.keep(UINavigationController(rootViewController: stage.name(LifeController(), "A")))
            stage.window.rootViewController = navigation
            navigation.pushViewController(stage.name(LifeController(), "B"), animated: true)
            stage.script.wait(1)
        },
        ObservationScene(
            "tab-selected-by-code-log",
            prints: [
                "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "selected", "B.viewIsAppearing", "A.viewDidDisappear",
                "B.viewDidAppear",
            ], of: ["selected", "B.viewDidLoad", "B.view*ppear*", "A.view*Disappear"]
        ) { stage in
            let tabs = stage.keep(UITabBarController())
            tabs.viewControllers = [stage.name(LifeController(), "A"), stage.name(LifeController(), "B")]
            stage.window.rootViewController = tabs
            stage.script.wait(1)
            stage.script.perform {
                tabs.selectedIndex = 1
                stage.mark("selected")
            }
            stage.script.wait(1)
        },
        ObservationScene("parent-is-set-in-willmove-log", prints: ["willMove: has a parent"], of: ["willMove: *"]) { stage in
            let child = stage.keep(ChildThatLooks())
            child.tell = { stage.mark($0) }
            let parent = stage.keep(UIViewController())
            stage.window.rootViewController = parent
            stage.script.perform { parent.addChild(child) }
        },
    ]
}

/// Looks whether it has a parent when it will move to one.
private final class ChildThatLooks: UIViewController {
    var tell: (String) -> Void = { _ in }

    override func willMove(toParent parent: UIViewController?) {
        tell("willMove: \(self.parent == nil ? "has no parent" : "has a parent")")
        super.willMove(toParent: parent)
    }
}

extension Stage {
    /// A navigation controller on the screen, with A, and B above if there are two.
    fileprivate func stack(_ count: Int) -> UINavigationController {
        let navigation = keep(UINavigationController(rootViewController: name(LifeController(), "A")))
        let second = count > 1 ? name(LifeController(), "B") : nil
        window.rootViewController = navigation
        script.wait(1)
        if let second { script.perform { navigation.pushViewController(second, animated: false) } }
        script.wait(1)
        return navigation
    }

    fileprivate func pop(animated: Bool) {
        let navigation = stack(2)
        script.perform { [self] in
            navigation.popViewController(animated: animated)
            mark("popped")
        }
        script.wait(1)
    }
}
