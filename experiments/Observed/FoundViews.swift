import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The calls that views receive about the tree and their layout.
extension ObservationScene {
    private static let tree: [TokenPattern] = ["view.*Move*", "view.*Subview"]

    static let foundViews: [ObservationScene] = [
        ObservationScene(
            "view-added-log",
            prints: [
                "view.willMoveToSuperview", "view.didMoveToSuperview", "view.didAddSubview", "view.willMoveToWindow",
                "view.didMoveToWindow",
            ], of: tree
        ) { $0.addOnLoading(children: 1) },
        ObservationScene(
            "view-removed-log",
            prints: [
                .rest, "view.willMoveToSuperview", "view.willMoveToWindow", "view.didMoveToWindow", "view.didMoveToSuperview",
                .perhaps(["view.willRemoveSubview"]),
            ], of: tree
        ) { stage in
            stage.addOnLoading(children: 1)
            stage.script.wait(1)
            stage.script.perform { stage.view(named: "view")?.removeFromSuperview() }
        },
        ObservationScene(
            "view-life-log", "view-life-writeup",
            prints: [
                "view.willMoveToSuperview", "view.didMoveToSuperview", "view.willMoveToWindow", "view.didMoveToWindow",
                "view.layoutSubviews",
            ], of: tree + ["view.layoutSubviews"]
        ) { $0.addOnLoading() },
        ObservationScene(
            "layout-of-added-views-log",
            prints: [
                .rest, "vc.viewWillLayoutSubviews", "vc.viewDidLayoutSubviews", "first.layoutSubviews", .many("second.layoutSubviews"),
            ],
            of: ["vc.view*LayoutSubviews", "first.layoutSubviews", "second.layoutSubviews"]
        ) { stage in
            let controller = stage.name(PrintingController(), "vc")
            stage.window.rootViewController = controller
            let first = stage.name(LayoutView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "first")
            stage.add(LayoutView(), "second", at: CGRect(x: 50, y: 50, width: 100, height: 100), in: first)
            stage.script.wait(1)
            stage.script.perform { controller.view.addSubview(first) }
        },
        ObservationScene(
            "layout-after-loading-log",
            prints: [
                "vc.viewDidLoad", "vc.viewWillLayoutSubviews", "vc.viewDidLayoutSubviews", .many("view.layoutSubviews"),
            ], of: ["vc.viewDidLoad", "vc.view*LayoutSubviews", "view.layoutSubviews"]
        ) { $0.addOnLoading() },
        laidOut("layout-triggers-size", ["child"], of: ["child"]) { _, _, child in child.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        },
        laidOut("layout-triggers-size", [], of: ["child"]) { _, _, child in child.frame = CGRect(x: 30, y: 30, width: 100, height: 100) },
        laidOut("layout-triggers-removal", ["parent"], of: ["parent", "child"]) { _, _, child in child.removeFromSuperview() },
        laidOut("layout-triggers-addition", ["parent", "added"], of: ["parent", "added"]) { stage, parent, _ in
            parent.addSubview(stage.name(LayoutView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), "added"))
        },
        laidOut("layout-triggers-superview", ["parent"], of: ["parent"]) { _, _, child in
            child.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        },
        ObservationScene(
            "layout-in-layout-ios8",
            differs:
                "It is of iOS 8. A report of a like loop has it in iOS 9.3 and no more in iOS 11; here a view is not marked by what it does to its subviews while it lays them out.",
            prints: ["shrinking.layoutSubviews", .many("shrinking.layoutSubviews")], of: ["shrinking.layoutSubviews"]
        ) { stage in
            stage.add(ShrinkingView(), "shrinking").addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
        },
        laidOut("layout-triggers-scroll", ["parent"], of: ["parent"]) { _, parent, _ in parent.contentOffset = CGPoint(x: 0, y: 50) },
    ]

    /// A view in a scroll view; half a second later a change, after which these of them are laid out.
    private static func laidOut(
        _ id: String, _ names: [String], of all: [String], line: Int = #line,
        _ change: @escaping @Sendable (Stage, UIScrollView, UIView) -> Void
    ) -> ObservationScene {
        ObservationScene(
            id, prints: [.rest, "now"] + names.map { .many(TokenPattern("\($0).layoutSubviews")) },
            of: ["now"] + all.map { TokenPattern("\($0).layoutSubviews") }, line: line
        ) { stage in
            let parent = stage.add(LayoutScroll(), "parent")
            let child = stage.add(LayoutView(), "child", at: CGRect(x: 0, y: 0, width: 100, height: 100), in: parent)
            stage.script.wait(0.5)
            stage.script.mark("now")
            stage.script.perform { change(stage, parent, child) }
            stage.script.wait(0.5)
        }
    }
}

extension Stage {
    /// A view in the view of a root controller, added when that is loaded.
    fileprivate func addOnLoading(children: Int = 0) {
        let controller = name(PrintingController(), "vc")
        controller.whenLoaded = { [self] in
            let view = add(LifeView(), "view", in: $0.view)
            for _ in 0..<children { view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))) }
        }
        window.rootViewController = controller
    }
}

/// Makes its subview smaller whenever it is laid out, a few times.
private final class ShrinkingView: UIView {
    private var times = 0

    override func layoutSubviews() {
        times += 1
        if times < 5 { subviews.first?.frame.size.width -= 10 }
    }
}

private final class LayoutScroll: UIScrollView {
    override func layoutSubviews() { super.layoutSubviews() }
}
