import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Presentations, sheets, pages and tabs, views that come and go, and scenes, as accounts beside the earlier ones tell it.
extension ObservationScene {
    private static let ofB: [TokenPattern] = ["A.viewWill*ppear", "A.viewDid*ppear", "B.*"]

    static let foundBesideControllers: [ObservationScene] = [
        ObservationScene(
            "scene-home-and-back-ui-test",
            prints: ["sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive"],
            of: ["sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive"]
        ) { stage in
            stage.window.windowScene?.delegate = stage.keep(ActivityTeller { stage.mark($0) })
            stage.goHomeAndBack()
        },
        ObservationScene(
            "app-home-and-back-ui-test",
            prints: ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"],
            of: ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"]
        ) { stage in
            stage.application.delegate = stage.keep(AppTeller { stage.mark($0) })
            stage.goHomeAndBack()
        },
        ObservationScene(
            "presented-at-once-spy-log",
            prints: [
                "M.viewDidLoad", "M.viewWillAppear", .repeated(["M.viewWillLayoutSubviews", "M.viewDidLayoutSubviews"]), "M.viewDidAppear",
                "completion",
            ], of: ["M.viewDidLoad", "M.viewWillAppear", "M.view*LayoutSubviews", "M.viewDidAppear", "completion"]
        ) { stage in
            let (first, modal) = (stage.keep(UIViewController()), stage.name(LifeController(), "M"))
            modal.modalPresentationStyle = .fullScreen
            stage.window.rootViewController = first
            stage.script.wait(1)
            stage.script.perform { first.present(modal, animated: false) { stage.mark("completion") } }
            stage.script.wait(1)
        },
        ObservationScene(
            "constraints-layout-drawing-list",
            checks: [
                .holds(
                    "Constraints come from the inside out, layout and drawing from the outside in.",
                    .order([
                        "viewWillAppear", "child updateConstraints", "updateViewConstraints", "root updateConstraints",
                        "viewWillLayoutSubviews", "root layoutSubviews", "child layoutSubviews", "root draw", "child draw",
                    ]))
            ]
        ) { stage in
            let controller = stage.keep(PipelineController { stage.mark($0) })
            stage.window.rootViewController = controller
            stage.script.wait(1)
        },
        ObservationScene(
            "view-of-viewdidload-two-posts-log",
            prints: ["view.willMoveToSuperview", "view.didMoveToSuperview", "B.viewWillAppear", "view.willMoveToWindow"],
            of: ["view.*MoveToSuperview", "B.viewWillAppear", "view.willMoveToWindow"]
        ) { $0.pushLife() },
        ObservationScene(
            "view-comes-and-goes-log",
            prints: [
                "view.willMoveToSuperview", "view.didMoveToSuperview", "view.willMoveToWindow", "view.didMoveToWindow",
                .many("view.layoutSubviews"), "view.willMoveToWindow", "view.didMoveToWindow",
            ], of: ["view.*MoveTo*", "view.layoutSubviews"]
        ) { stage in
            let navigation = stage.pushLife()
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "view-comes-and-goes-log", checks: [.holds("Without a window there are no calls about it.", .never("view.*MoveToWindow"))]
        ) { stage in
            let (parent, view) = (stage.keep(UIView()), stage.name(LifeView(), "view"))
            stage.script.perform {
                for _ in 0..<4 {
                    parent.addSubview(view)
                    view.removeFromSuperview()
                }
            }
        },
        presented(
            "modal-full-screen-freed-log", .fullScreen,
            prints: [
                .rest, "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "B.deinit",
            ]),
        presented("modal-sheet-and-over-log", .pageSheet, prints: over),
        presented("modal-sheet-and-over-log", .overFullScreen, prints: over),
        ObservationScene(
            "sheet-dragged-down-log",
            prints: [
                "delegate.presentationControllerShouldDismiss", "delegate.presentationControllerWillDismiss", "sheet.viewWillDisappear",
                "sheet.viewDidDisappear", "delegate.presentationControllerDidDismiss",
            ], of: ["delegate.presentationController*Dismiss", "sheet.view*Disappear"]
        ) { stage in
            stage.presentTold()
            stage.pull(from: 120, by: 500)
        },
        ObservationScene(
            "sheet-dragged-and-given-up-log",
            prints: [.rest, "sheet.viewWillDisappear", "sheet.viewWillAppear", "sheet.viewDidAppear"],
            of: ["sheet.viewWill*ppear", "sheet.viewDid*ppear"]
        ) { stage in
            stage.presentTold()
            stage.pull(from: 120, by: 150)
        },
        ObservationScene(
            "page-flicked-parchment-log",
            prints: [.rest, "P2.viewWillAppear", "P1.viewWillDisappear", "P2.viewDidAppear", "P1.viewDidDisappear"],
            of: ["P1.view*ppear", "P2.view*ppear"]
        ) { stage in
            let all = (1...3).map { stage.name(AppearingPage(), "P\($0)") }
            let pages = stage.keep(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
            pages.dataSource = stage.keep(PageBook(all))
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.script.wait(1)
            stage.script.finger(1).down(at: .point(x: 330, y: 400))
            stage.script.finger(1).move(to: .point(x: 100, y: 400), over: 0.2)
            stage.script.finger(1).up()
            stage.script.wait(2)
        },
        ObservationScene("presentation-controller-each-time", prints: ["another"], of: ["another", "the same"]) { stage in
            let (first, page) = (stage.keep(UIViewController()), stage.keep(UIViewController()))
            stage.window.rootViewController = first
            stage.script.wait(1)
            var before: UIPresentationController?
            stage.script.perform { first.present(page, animated: true) }
            stage.script.wait(1)
            stage.script.perform {
                before = page.presentationController
                first.dismiss(animated: true)
            }
            stage.script.wait(1)
            stage.script.perform { first.present(page, animated: true) }
            stage.script.wait(1)
            stage.script.perform { stage.mark(page.presentationController === before ? "the same" : "another") }
        },
        ObservationScene(
            "refused-tab-is-not-selected", prints: ["tap", "shouldSelect"],
            of: ["tap", "shouldSelect", "animationControllerForTransition", "didSelect"]
        ) { stage in
            stage.showTabs(allows: false)
            stage.script.mark("tap")
            stage.script.tap(at: CGPoint(x: 100, y: 820))
            stage.script.wait(1)
        },
        ObservationScene(
            "tab-tapped-animator-asked-log", prints: ["shouldSelect", "animationControllerForTransition", "didSelect"],
            of: ["shouldSelect", "animationControllerForTransition", "didSelect"]
        ) { stage in
            stage.showTabs(allows: true)
            stage.script.tap(at: CGPoint(x: 290, y: 820))
            stage.script.wait(1)
        },
        ObservationScene(
            "nil-animator-stops-the-back-swipe",
            differs: "It is reported of iOS 7 to 10 and of 26, and Apple said that 10 mended it; here the swipe goes back all the same.",
            prints: ["swipes"], of: ["swipes", "A.viewDidAppear"]
        ) { stage in
            let (first, second) = (stage.name(LateController(), "A"), stage.keep(UIViewController()))
            let navigation = stage.keep(UINavigationController(rootViewController: first))
            navigation.viewControllers = [first, second]
            navigation.delegate = stage.keep(NilAnimator())
            stage.window.rootViewController = navigation
            stage.script.wait(1)
            stage.script.mark("swipes")
            stage.script.swipe(from: .left, by: 298)
            stage.script.wait(1)
        },
        ObservationScene("present-outside-of-windows", prints: ["nothing is presented"], of: ["* presented", "completion"]) { stage in
            let outside = stage.keep(UIViewController())
            stage.script.perform { outside.present(UIViewController(), animated: true) { stage.mark("completion") } }
            stage.script.wait(1)
            stage.script.perform { stage.mark("\(outside.presentedViewController == nil ? "nothing" : "something") is presented") }
        },
        ObservationScene("dismiss-with-nothing-presented", prints: ["completion"], of: ["completion"]) { stage in
            let first = stage.keep(UIViewController())
            stage.window.rootViewController = first
            stage.script.wait(1)
            stage.script.perform { first.dismiss(animated: true) { stage.mark("completion") } }
            stage.script.wait(1)
        },
        ObservationScene(
            "alert-gone-before-its-handler", prints: ["alert.viewDidDisappear", "handler"], of: ["alert.viewDid*", "handler"]
        ) {
            stage in
            let alert = stage.name(ToldAlert(title: "Delete?", message: nil, preferredStyle: .actionSheet), "alert")
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in stage.mark("handler") })
            stage.present(alert)
            stage.script.tap(at: CGPoint(x: 195, y: 814))
            stage.script.wait(1)
        },
    ]

    private static let over: [ExpectedLine] = [
        .rest, "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
        .perhaps(["B.deinit"]),
    ]

    /// B is presented in this style, dismissed and freed.
    private static func presented(
        _ id: String, _ style: UIModalPresentationStyle, prints lines: [ExpectedLine], line: Int = #line
    ) -> ObservationScene {
        ObservationScene(id, prints: lines, of: ofB, line: line) { stage in
            let first = stage.name(LifeController(), "A")
            stage.window.rootViewController = first
            stage.script.wait(1)
            stage.script.perform {
                let second = FreedPage { stage.mark($0) }
                second.modalPresentationStyle = style
                first.present(second, animated: true)
            }
            stage.script.wait(1)
            stage.script.perform { first.dismiss(animated: true) }
            stage.script.wait(1)
        }
    }
}

extension Stage {
    fileprivate func goHomeAndBack() {
        interrupt(by: .background, at: 1)
        interrupt(by: .foreground, at: 2)
        script.wait(3)
    }

    /// A stack that pushes B, whose view gets another one when it is loaded.
    @discardableResult
    fileprivate func pushLife() -> UINavigationController {
        let (second, view) = (
            name(PrintingController(), "B"), name(LifeView(frame: CGRect(x: 45, y: 200, width: 100, height: 100)), "view")
        )
        second.whenLoaded = { $0.view.addSubview(view) }
        let navigation = keep(UINavigationController(rootViewController: UIViewController()))
        window.rootViewController = navigation
        script.wait(1)
        script.perform { navigation.pushViewController(second, animated: true) }
        script.wait(1)
        return navigation
    }

    fileprivate func presentTold() {
        let sheet = name(LifeController(), "sheet")
        sheet.modalPresentationStyle = .pageSheet
        sheet.presentationController?.delegate = name(DismissalDelegate(), "delegate")
        present(sheet)
    }

    fileprivate func showTabs(allows: Bool) {
        let tabs = keep(UITabBarController())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.delegate = keep(TabTeller(allows: allows) { [self] in mark($0) })
        window.rootViewController = tabs
        script.wait(1)
    }
}

private final class ActivityTeller: UISceneDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func sceneDidBecomeActive(_ scene: UIScene) { say("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { say("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { say("sceneDidEnterBackground") }
    func sceneWillEnterForeground(_ scene: UIScene) { say("sceneWillEnterForeground") }
}

private final class AppTeller: UIApplicationDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func applicationDidBecomeActive(_ application: UIApplication) { say("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { say("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { say("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { say("willEnterForeground") }
}

/// A controller whose view and the one in it say what they do before a frame.
private final class PipelineController: UIViewController {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let (root, child) = (PipelineView("root", say), PipelineView("child", say))
        root.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor), child.topAnchor.constraint(equalTo: root.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 100), child.heightAnchor.constraint(equalToConstant: 100),
        ])
        view = root
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("viewWillAppear")
    }
    override func updateViewConstraints() {
        say("updateViewConstraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        say("viewWillLayoutSubviews")
    }
}

private final class PipelineView: UIView {
    private let name: String
    private let say: (String) -> Void

    init(_ name: String, _ say: @escaping (String) -> Void) {
        (self.name, self.say) = (name, say)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        say("\(name) updateConstraints")
        super.updateConstraints()
    }
    override func layoutSubviews() {
        say("\(name) layoutSubviews")
        super.layoutSubviews()
    }
    override func draw(_ rect: CGRect) { say("\(name) draw") }
}

private final class TabTeller: NSObject, UITabBarControllerDelegate {
    private let allows: Bool
    private let say: (String) -> Void

    init(allows: Bool, _ say: @escaping (String) -> Void) { (self.allows, self.say) = (allows, say) }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        say("shouldSelect")
        return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { say("didSelect") }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        say("animationControllerForTransition")
        return nil
    }
}

private final class NilAnimator: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

private final class LateController: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

private final class ToldAlert: UIAlertController {
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}
