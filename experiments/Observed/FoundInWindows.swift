import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How pages are pushed and popped, how views enter a window and leave it, and what lays them out, as printed logs show it.
extension ObservationScene {
    static let foundInWindows: [ObservationScene] = [
        ObservationScene(
            "view-added-in-a-window-log",
            prints: [
                .rest, "adds", "W.willMoveToWindow", "W.willMoveToSuperview", "W.didMoveToWindow", "W.didMoveToSuperview",
                "V.didAddSubview", "added", "V.layoutSubviews", "W.layoutSubviews", "W.draw",
            ], of: ["adds", "added", "W.*", "V.didAddSubview", "V.layoutSubviews"]
        ) { stage in
            let (outer, inner) = (stage.add(LifeView(), "V"), stage.name(DrawnPart(frame: .part), "W"))
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("adds")
                outer.addSubview(inner)
                stage.mark("added")
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "push-times-log",
            prints: [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear", .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]),
                "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
            ], of: ["B.loadView", "B.view*"],
            and: [
                .interval(from: "B.viewDidLayoutSubviews", to: "B.viewDidAppear", milliseconds: 502, within: 17),
                .interval(from: "B.viewWillDisappear", to: "B.viewDidDisappear", milliseconds: 504, within: 17),
            ]
        ) { stage in
            let navigation = stage.pushTimed(loadsFirst: false)
            stage.script.perform { navigation.popViewController(animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "view-loaded-before-push-log",
            prints: [
                "B.viewDidLoad", "pushes", "B.viewWillAppear", .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]),
                "B.viewDidAppear",
            ], of: ["pushes", "B.view*"]
        ) { _ = $0.pushTimed(loadsFirst: true) },
        ObservationScene(
            "push-with-drawing-subview-log",
            prints: [
                "W.willMoveToSuperview", "W.didMoveToSuperview", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "W.willMoveToWindow", "W.didMoveToWindow", .repeated(["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]),
                .many("W.layoutSubviews"), "W.draw", "A.viewDidDisappear", "B.viewDidAppear",
            ], of: ["W.*", "A.view*Disappear", "B.viewDidLoad", "B.viewWillAppear", "B.view*LayoutSubviews", "B.viewDidAppear"]
        ) { stage in
            let second = stage.name(StoryboardPage(), "B")
            second.part = stage.name(DrawnPart(frame: .part), "W")
            let navigation = stage.showStack()
            stage.script.perform { navigation.pushViewController(second, animated: true) }
            stage.script.wait(1)
        },
        ObservationScene(
            "pop-with-subview-log",
            prints: [
                .rest, "pops", "B.viewWillDisappear", "A.viewWillAppear", "W.willMoveToWindow", "W.didMoveToWindow",
                "B.viewDidDisappear", "A.viewDidAppear", "B.deinit",
            ], of: ["pops", "B.view*Disappear", "B.deinit", "A.viewWillAppear", "A.viewDidAppear", "W.*MoveToWindow"]
        ) { stage in
            let part = stage.name(DrawnPart(frame: .part), "W")
            let navigation = stage.showStack()
            stage.script.perform {
                let second = FreedPage { stage.mark($0) }
                second.view.addSubview(part)
                navigation.pushViewController(second, animated: true)
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("pops")
                navigation.popViewController(animated: true)
            }
            stage.script.wait(1)
        },
        laidOut(["returns", "view.layoutSubviews"]) { view, _ in view.setNeedsLayout() },
        laidOut(["view.layoutSubviews", "returns"]) { view, _ in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        },
        laidOut(["returns"]) { view, _ in view.layoutIfNeeded() },
        laidOut(["returns"]) { view, _ in view.frame.origin.x += 10 },
        laidOut(["returns", "view.layoutSubviews"]) { view, _ in view.frame.size.width += 10 },
        laidOut(["returns"]) { _, child in child.frame.origin.x += 10 },
        laidOut(["returns", "view.layoutSubviews"]) { _, child in child.frame.size.width += 10 },
        laidOut(["returns", "view.layoutSubviews"]) { view, _ in view.addSubview(UIView(frame: .part)) },
        laidOut(["returns", "view.layoutSubviews"]) { _, child in child.removeFromSuperview() },
        laidOut(["returns"]) { view, _ in view.removeFromSuperview() },
        emptyView(side: 0, isCentred: true, prints: ["added"]),
        emptyView(
            side: 0, isCentred: false, prints: ["added", "view.layoutSubviews"],
            differs: "One author tells it, of one device with iOS 11.2; here an empty view is laid out once something marks it."),
        emptyView(side: 100, isCentred: true, prints: ["added", "view.layoutSubviews"]),
    ]

    /// What one thing done to a view, or to a view in it, lays out.
    private static func laidOut(
        _ lines: [ExpectedLine], line: Int = #line, _ act: @escaping @Sendable (UIView, UIView) -> Void
    ) -> ObservationScene {
        ObservationScene(
            "what-lays-a-view-out-list", prints: [.rest, "begins"] + lines, of: ["begins", "returns", "view.layoutSubviews"], line: line
        ) { stage in
            let (view, child) = (stage.add(LayoutView(), "view"), stage.keep(UIView(frame: .part)))
            view.addSubview(child)
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("begins")
                act(view, child)
                stage.mark("returns")
            }
            stage.script.wait(1)
        }
    }

    /// A view of this size that is added in the middle of the screen, or without a place.
    private static func emptyView(
        side: CGFloat, isCentred: Bool, prints lines: [ExpectedLine], differs reason: String? = nil, line: Int = #line
    ) -> ObservationScene {
        ObservationScene(
            "empty-view-not-laid-out", differs: reason, prints: lines, of: ["added", "view.layoutSubviews"], line: line
        ) { stage in
            let view = stage.name(LayoutView(frame: CGRect(x: 0, y: 0, width: side, height: side)), "view")
            stage.script.perform {
                if isCentred { view.center = CGPoint(x: 195, y: 422) }
                stage.view.addSubview(view)
                stage.mark("added")
            }
            stage.script.wait(1)
        }
    }
}

extension CGRect {
    /// The place of a view in another one.
    fileprivate static var part: CGRect { CGRect(x: 10, y: 10, width: 50, height: 50) }
}

extension Stage {
    /// A stack on the screen that pushes B, whose view is loaded before or on the way.
    fileprivate func pushTimed(loadsFirst: Bool) -> UINavigationController {
        let second = name(PrintingController(), "B")
        let navigation = keep(UINavigationController(rootViewController: UIViewController()))
        window.rootViewController = navigation
        script.wait(1)
        script.perform { [self] in
            if loadsFirst { second.loadViewIfNeeded() }
            mark("pushes")
            navigation.pushViewController(second, animated: true)
        }
        script.wait(1)
        return navigation
    }

    /// A stack on the screen, with A at its root.
    fileprivate func showStack() -> UINavigationController {
        let navigation = keep(UINavigationController(rootViewController: name(LifeController(), "A")))
        window.rootViewController = navigation
        script.wait(1)
        return navigation
    }
}

/// Prints how it comes into the tree, is laid out and drawn, and goes.
private final class DrawnPart: UIView {
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func draw(_ rect: CGRect) {}
}

/// A page whose view has a part before `viewDidLoad`, as a storyboard makes it.
private final class StoryboardPage: UIViewController {
    var part: UIView?

    override func loadView() {
        super.loadView()
        if let part { view.addSubview(part) }
    }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}
