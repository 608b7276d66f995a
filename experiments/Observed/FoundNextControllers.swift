import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Presentations, stacks, launches and the activity of an app, as lists and logs of several years show them.
extension ObservationScene {
    static let foundNextControllers: [ObservationScene] =
        layouts + [
            ObservationScene(
                "home-and-back-no-controller-calls",
                prints: [.rest, "leaves", "didEnterBackground", "willEnterForeground", "didBecomeActive", "is back"],
                of: ["A.*", "leaves", "didEnterBackground", "willEnterForeground", "didBecomeActive", "is back"]
            ) { stage in
                stage.window.rootViewController = stage.name(LifeController(), "A")
                stage.leaveAndComeBack()
            },
            ObservationScene(
                "delegate-order-launch-and-open-12", prints: [.rest, "willEnterForeground", "didBecomeActive"],
                of: ["didEnterBackground", "willEnterForeground", "didBecomeActive"]
            ) { $0.leaveAndComeBack() },
            sheetSwiped,
            dismissed("default-modal-swiped-presenter-untold", .pageSheet, brings: false),
            dismissed("default-modal-swiped-presenter-untold", .fullScreen, brings: true),
            ObservationScene(
                "push-list-with-parent-and-constraints",
                prints: [
                    "B.willMoveToParent", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
                    .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), "B.viewDidAppear", "B.didMoveToParent",
                ], of: ["B.*"]
            ) { $0.push() },
            ObservationScene(
                "launch-in-portrait-sizes-log",
                prints: [
                    "viewDidLoad*", "viewWillAppear: 375 by 667",
                    .repeated(["viewWillLayoutSubviews: 375 by 667", "viewDidLayoutSubviews: 375 by 667"]), "viewDidAppear: 375 by 667",
                ], of: ["view*: *"]
            ) { $0.showPage(CGSize(width: 375, height: 667)) },
            ObservationScene(
                "launch-held-in-landscape-log",
                prints: [
                    "viewDidLoad*", "viewWillAppear: 667 by 375",
                    .repeated(["viewWillLayoutSubviews: 667 by 375", "viewDidLayoutSubviews: 667 by 375"]), "viewDidAppear: 667 by 375",
                ], of: ["view*: *"]
            ) { $0.showPage(CGSize(width: 667, height: 375)) },
            ObservationScene(
                "adaptive-delegate-before-present",
                differs: "Here only popovers adapt: the delegate of a sheet on an iPhone is not asked.",
                prints: ["presents", "asked"], of: ["presents", "asked"]
            ) { stage in
                let (first, second) = (stage.keep(UIViewController()), stage.keep(UIViewController()))
                second.modalPresentationStyle = .pageSheet
                second.presentationController?.delegate = stage.keep(AdaptationTeller { stage.mark("asked") })
                stage.window.rootViewController = first
                stage.script.wait(1)
                stage.script.perform {
                    stage.mark("presents")
                    first.present(second, animated: true)
                }
                stage.script.wait(1)
            },
            dismissed(byStyle, .fullScreen, brings: true), dismissed(byStyle, .currentContext, brings: true),
            dismissed(byStyle, .custom, brings: false), dismissed(byStyle, .overFullScreen, brings: false),
            dismissed(byStyle, .overCurrentContext, brings: false),
            dismissed(byStyle, .pageSheet, brings: true, differs: coveringSheets),
            dismissed(byStyle, .formSheet, brings: true, differs: coveringSheets),
            dismissed(byStyle, .popover, brings: true, differs: coveringSheets),
            swipedBack(by: 300, prints: ["moved to nil"]), swipedBack(by: 60, prints: []),
        ]

    private static let byStyle = "presenter-calls-by-style-table"
    private static let coveringSheets =
        "Before iOS 13 a sheet covered the screen of an iPhone; since then the presenter stays. The other styles agree."
    private static let steps: [TokenPattern] = ["B.loadView", "*.viewWill*", "*.viewDid*"]

    /// How the presenter is laid out around a presentation, and a controller below by a pop.
    private static let layouts: [ObservationScene] = [
        ObservationScene(
            "full-screen-modal-with-presenter-layout-log",
            differs: """
                Two authors print the layout of A, with storyboards of iOS 12 and before; here a controller that is covered meanwhile is \
                not laid out, and B once. The other calls agree.
                """,
            prints: [
                .rest, "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillLayoutSubviews",
                "B.viewDidLayoutSubviews", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.viewWillLayoutSubviews",
                "B.viewDidLayoutSubviews", "B.viewDidAppear", "A.viewDidDisappear", .rest,
            ], of: steps
        ) { $0.presentAndDismiss(.fullScreen) },
        ObservationScene(
            "full-screen-unwind-with-layout-log",
            differs: """
                One author prints the layouts of A, with a storyboard of iOS 12; here a presenter that comes back is not laid out again. \
                The other calls agree.
                """,
            prints: [
                .rest, "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
                "A.viewDidAppear", "B.viewDidDisappear", .perhaps(["B.deinit"]), "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
            ], of: steps
        ) { $0.presentAndDismiss(.fullScreen) },
        ObservationScene(
            "pop-list-with-layout",
            differs: "One list has the layout, of iOS 7 to 9; three later ones have none at a pop, as here.",
            prints: [
                .rest, "pops", "A.viewWillAppear", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear", .rest,
            ], of: ["pops", "A.view*"]
        ) { stage in
            let navigation = stage.push()
            stage.script.perform {
                stage.mark("pops")
                navigation.popViewController(animated: true)
            }
            stage.script.wait(1)
        },
    ]

    private static var sheetSwiped: ObservationScene {
        ObservationScene(
            "default-modal-swiped-presenter-untold", prints: [.rest, "swipes", "B.viewWillDisappear", "B.viewDidDisappear"],
            of: ["swipes", "*.view*ppear"]
        ) { stage in
            let (first, second) = (stage.name(LifeController(), "A"), stage.name(LifeController(), "B"))
            second.modalPresentationStyle = .pageSheet
            stage.window.rootViewController = first
            stage.present(second)
            stage.script.mark("swipes")
            stage.pull(from: 120, by: 600)
        }
    }

    /// B goes, and A, which has presented it in this style, appears or does not.
    private static func dismissed(
        _ id: String, _ style: UIModalPresentationStyle, brings: Bool, differs reason: String? = nil, line: Int = #line
    ) -> ObservationScene {
        ObservationScene(
            id, differs: reason,
            prints: [.rest, "dismisses"] + (brings ? ["A.viewWillAppear", "A.viewDidAppear"] : []),
            of: ["dismisses", "A.viewWillAppear", "A.viewDidAppear"], line: line
        ) { $0.presentAndDismiss(style) }
    }

    /// A finger swipes back from the left edge by so much, rests and lifts.
    private static func swipedBack(by way: Double, prints end: [ExpectedLine], line: Int = #line) -> ObservationScene {
        ObservationScene(
            "did-move-waits-for-finished-swipe", prints: [.rest, "swipes", "B.viewWillDisappear", "lifts"] + end,
            of: ["swipes", "lifts", "B.viewWillDisappear", "moved to nil"], line: line
        ) { stage in
            _ = stage.push()
            stage.script.mark("swipes")
            stage.script.finger(1).down(at: .point(x: 2, y: 400))
            stage.script.finger(1).move(to: .point(x: 2 + way, y: 400), over: 0.3)
            stage.script.wait(0.3)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
            stage.script.wait(1)
        }
    }
}

extension Stage {
    /// The app goes to the background and comes back; its delegate prints.
    fileprivate func leaveAndComeBack() {
        application.delegate = keep(ActivityTeller { [self] in mark($0) })
        script.wait(0.9)
        script.mark("leaves")
        interrupt(by: .background, at: 1)
        interrupt(by: .foreground, at: 2)
        script.wait(2.1)
        script.mark("is back")
    }

    /// A presents B in this style, and dismisses it.
    fileprivate func presentAndDismiss(_ style: UIModalPresentationStyle) {
        let (first, second) = (name(LifeController(), "A"), name(LifeController(), "B"))
        second.modalPresentationStyle = style
        window.rootViewController = first
        script.wait(1)
        script.perform { [self] in
            if style == .popover { second.popoverPresentationController?.sourceView = first.view }
            mark("presents")
            first.present(second, animated: true)
        }
        script.wait(1)
        script.perform { [self] in
            mark("dismisses")
            first.dismiss(animated: true)
        }
        script.wait(1)
    }

    /// A stack on the screen, whose root A is below B a second later.
    @discardableResult
    fileprivate func push() -> UINavigationController {
        let (first, second) = (name(LifeController(), "A"), name(MovedPage { [self] in mark($0) }, "B"))
        let navigation = keep(UINavigationController(rootViewController: first))
        window.rootViewController = navigation
        script.wait(1)
        script.perform { navigation.pushViewController(second, animated: true) }
        script.wait(1)
        return navigation
    }

    /// A window of this size with a page that says how large its view is in each call.
    fileprivate func showPage(_ size: CGSize) {
        let page = keep(MeasuredPage { [self] in mark("\($0): \(Int($1.width)) by \(Int($1.height))") })
        show(UIWindow(frame: CGRect(origin: .zero, size: size)), root: page, as: "page_window")
    }
}

private final class ActivityTeller: UIApplicationDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func applicationDidBecomeActive(_ application: UIApplication) { say("didBecomeActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { say("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { say("willEnterForeground") }
}

private final class AdaptationTeller: UIAdaptivePresentationControllerDelegate {
    private let asked: () -> Void

    init(_ asked: @escaping () -> Void) { self.asked = asked }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked()
        return .none
    }
}

/// Prints how it gets a parent, is loaded and laid out, and comes and goes.
private final class MovedPage: UIViewController {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { say("moved to nil") }
    }
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
}

/// Says the size of its view in each call.
private final class MeasuredPage: UIViewController {
    private let say: (String, CGSize) -> Void

    init(_ say: @escaping (String, CGSize) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad", view.bounds.size)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("viewWillAppear", view.bounds.size)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        say("viewWillLayoutSubviews", view.bounds.size)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        say("viewDidLayoutSubviews", view.bounds.size)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("viewDidAppear", view.bounds.size)
    }
}
