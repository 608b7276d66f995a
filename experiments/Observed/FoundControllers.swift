import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How controllers come and go.
extension ObservationScene {
    static let foundControllers: [ObservationScene] = [
        ObservationScene("ios26-touches-during-push", prints: ["touched.touchesBegan"], of: ["*.touchesBegan"]) {
            $0.touchDuringPush()
        },
        ObservationScene(
            "ios26-touches-during-push",
            prints: ["glass: drop transition"], of: ["*.touchesBegan", "glass: drop *"]
        ) { stage in
            stage.systemVersion = 18
            stage.touchDuringPush()
        },
        ObservationScene(
            "controller-root-log",
            prints: [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
            ], of: ["A.loadView", "A.view*"]
        ) { stage in stage.window.rootViewController = stage.name(PrintingController(), "A") },
        ObservationScene(
            "controller-push-log",
            prints: ["B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", .rest],
            of: ["A.view*Disappear", "B.loadView", "B.view*"]
        ) { $0.push() },
        ObservationScene(
            "controller-push-list",
            prints: [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), "A.viewDidDisappear", "B.viewDidAppear",
            ], of: ["A.view*Disappear", "B.loadView", "B.view*"]
        ) { $0.push() },
        ObservationScene(
            "controller-pop-list",
            prints: ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"],
            of: ["A.viewWillAppear", "A.viewDidAppear", "B.view*Disappear"]
        ) { stage in
            let (first, second) = (stage.name(PrintingController(), "A"), stage.name(PrintingController(), "B"))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            // The first has not been seen before the second goes.
            navigation.viewControllers = [first, second]
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "controller-present-log",
            prints: [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillLayoutSubviews",
                "B.viewDidLayoutSubviews", .perhaps(["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"]), "B.viewDidAppear",
                "A.viewDidDisappear",
            ], of: ["A.view*Disappear", "B.loadView", "B.view*"]
        ) { $0.present(.fullScreen) },
        ObservationScene(
            "controller-present-when-appeared",
            checks: [
                .holds(
                    "The second presentation begins within the call that says that the first has appeared.",
                    .order([
                        "B.viewDidAppear", "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear", "A.viewDidDisappear",
                        "C.viewDidAppear", "B.viewDidDisappear",
                    ]))
            ]
        ) { stage in
            let last = stage.name(PrintingController(), "C")
            last.modalPresentationStyle = .fullScreen
            let second = stage.present(.fullScreen)
            second.whenAppeared = { $0.present(last, animated: true) }
            stage.script.wait(2)
        },
        ObservationScene(
            "present-keeps-presenter",
            checks: [.holds("The presenter receives nothing.", .all([.happens("B.viewDidAppear"), .never("A.view*Disappear")]))]
        ) { $0.present(.custom) },
        ObservationScene(
            "present-fullscreen-removes-doc", prints: ["during: in the window", "after: not in the window"], of: ["during: *", "after: *"]
        ) { stage in
            stage.present(.fullScreen)
            stage.tellWhetherShown("during", at: 1.1)
            stage.tellWhetherShown("after", at: 3)
        },
        ObservationScene(
            "present-fullscreen-removes-doc", prints: ["after: in the window"], of: ["after: *"]
        ) { stage in
            stage.present(.overFullScreen)
            stage.tellWhetherShown("after", at: 3)
        },
        ObservationScene(
            "child-added-in-viewdidload-log",
            prints: [
                "child.willMoveToParent", "child.viewDidLoad", "child.viewWillAppear",
                .repeated(["child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews"]), "child.viewDidAppear",
            ], of: ["child.willMoveToParent", "child.view*"]
        ) { stage in
            let (parent, child) = (stage.name(PrintingController(), "parent"), stage.name(PrintingController(), "child"))
            parent.whenLoaded = {
                $0.addChild(child)
                $0.view.addSubview(child.view)
            }
            stage.window.rootViewController = parent
        },
        ObservationScene(
            "child-view-added-and-removed",
            prints: [
                "child.viewDidLoad", "child.viewWillAppear", "child.viewDidAppear", "child.viewWillDisappear", "child.viewDidDisappear",
            ], of: ["child.viewDidLoad", "child.view*ppear"]
        ) { stage in
            let (parent, child) = (stage.name(PrintingController(), "parent"), stage.name(PrintingController(), "child"))
            stage.window.rootViewController = parent
            stage.script.wait(1)
            stage.script.perform {
                parent.addChild(child)
                parent.view.addSubview(child.view)
            }
            stage.script.wait(1)
            stage.script.perform { child.view.removeFromSuperview() }
            stage.script.wait(1)
        },
        ObservationScene(
            "view-without-addchild-log",
            prints: ["parent.viewWillAppear", "child.viewWillAppear", "child.viewDidAppear", "parent.viewDidAppear"],
            of: ["parent.view*Appear", "child.view*Appear"]
        ) { $0.appear(inParent: false) },
        ObservationScene(
            "view-with-addchild-log",
            prints: ["parent.viewWillAppear", "child.viewWillAppear", "parent.viewDidAppear", "child.viewDidAppear"],
            of: ["parent.view*Appear", "child.view*Appear"]
        ) { $0.appear(inParent: true) },
        ObservationScene(
            "view-without-addchild-pushed",
            checks: [
                .holds(
                    "The first view does not make its controller appear, the later one does.",
                    .all([
                        .never("child.viewWillAppear"), .happens("later.viewWillAppear"),
                    ]))
            ]
        ) { stage in
            let (child, later) = (stage.name(PrintingController(), "child"), stage.name(PrintingController(), "later"))
            let parent = stage.push()
            parent.whenLoaded = { $0.view.addSubview(child.view) }
            stage.script.perform { parent.view.addSubview(later.view) }
            stage.script.wait(1)
        },
        ObservationScene(
            "child-follows-parent",
            prints: [
                "parent.viewWillDisappear", "child.viewWillDisappear", .anyOrder(["parent.viewDidDisappear", "child.viewDidDisappear"]),
            ],
            of: ["parent.view*Disappear", "child.view*Disappear"]
        ) { stage in
            let (parent, child) = (stage.name(PrintingController(), "parent"), stage.name(PrintingController(), "child"))
            parent.whenLoaded = {
                $0.addChild(child)
                $0.view.addSubview(child.view)
            }
            stage.window.rootViewController = parent
            let cover = stage.keep(UIViewController())
            cover.modalPresentationStyle = .fullScreen
            stage.script.wait(1)
            stage.script.perform { parent.present(cover, animated: true) }
            stage.script.wait(2)
        },
        ObservationScene(
            "view-in-pushed-controller-log",
            prints: [
                "B.loadView", "B.viewDidLoad", "view.willMoveToSuperview", "view.didMoveToSuperview", "view.didAddSubview",
                "view.didAddSubview", "B.viewWillAppear", "view.willMoveToWindow", "view.didMoveToWindow", "B.viewWillLayoutSubviews",
                "B.viewDidLayoutSubviews", "view.layoutSubviews", "B.viewDidAppear",
            ], of: ["B.loadView", "B.view*", "view.*"]
        ) { $0.pushWithView() },
        ObservationScene(
            "view-in-covered-controller-log",
            prints: [.rest, "B.viewWillDisappear", .repeated(["view.willMoveToWindow", "view.didMoveToWindow"]), "B.viewDidDisappear"],
            of: ["B.view*Disappear", "view.*MoveToWindow"]
        ) { stage in
            let (second, third) = (stage.name(PrintingController(), "B"), stage.keep(UIViewController()))
            second.whenLoaded = {
                stage.add(LifeView(), "view", in: $0.view)
            }
            let navigation = stage.keep(UINavigationController(rootViewController: second))
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.perform {
                navigation.pushViewController(third, animated: true)
            }
            stage.script.wait(1)
        },
    ]
}

extension Stage {
    /// A root controller that adds the view of another one when its own is loaded.
    fileprivate func appear(inParent: Bool) {
        let (parent, child) = (name(PrintingController(), "parent"), name(PrintingController(), "child"))
        parent.whenLoaded = {
            if inParent {
                $0.addChild(child)
                child.didMove(toParent: $0)
            }
            $0.view.addSubview(child.view)
        }
        window.rootViewController = parent
    }

    /// A controller in a navigation controller, and a second that is pushed a second later.
    @discardableResult
    fileprivate func push() -> PrintingController {
        let (first, second) = (name(PrintingController(), "A"), name(PrintingController(), "B"))
        let navigation = keep(UINavigationController(rootViewController: first))
        window.rootViewController = navigation
        script.wait(1)
        script.perform { navigation.pushViewController(second, animated: true) }
        script.wait(1)
        return second
    }

    /// A root controller, and a second that it presents a second later.
    @discardableResult
    fileprivate func present(_ style: UIModalPresentationStyle) -> PrintingController {
        let (first, second) = (name(PrintingController(), "A"), name(PrintingController(), "B"))
        window.rootViewController = first
        second.modalPresentationStyle = style
        script.wait(1)
        script.perform { first.present(second, animated: true) }
        script.wait(1)
        return second
    }

    /// Says whether the view of the root controller is in the window.
    fileprivate func tellWhetherShown(_ when: String, at time: Double) {
        script.at(time) { [self] in
            let isShown = window.rootViewController?.view.window != nil
            mark(isShown ? "\(when): in the window" : "\(when): not in the window")
        }
    }

    /// A view with two subviews in the view of a pushed controller.
    fileprivate func pushWithView() {
        let second = push()
        second.whenLoaded = { [self] in
            let view = add(LifeView(), "view", in: $0.view)
            for _ in 1...2 { view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))) }
        }
    }
}

extension Stage {
    /// A finger comes down on the new controller while it is pushed.
    fileprivate func touchDuringPush() {
        let navigation = keep(UINavigationController(rootViewController: UIViewController()))
        window.rootViewController = navigation
        let next = UIViewController()
        let view = name(LoggedView(frame: CGRect(x: 50, y: 200, width: 200, height: 200)), "touched")
        next.view.addSubview(view)
        script.wait(1)
        script.perform { navigation.pushViewController(next, animated: true) }
        script.wait(0.1)
        script.tap(at: CGPoint(x: 150, y: 300))
    }
}
