import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// What controls send by themselves and by code, and what views tell when they come, change and go, as published accounts tell it.
extension ObservationScene {
    static let foundLaterControls: [ObservationScene] = [
        ObservationScene(
            "button-out-in-out",
            prints: [
                "button.action(touchDragExit)", .many("button.action(touchDragOutside)"), "button.action(touchDragEnter)",
                "button.action(touchDragExit)", .rest,
            ], of: ["button.action(touchDragExit)", "button.action(touchDragOutside)", "button.action(touchDragEnter)"]
        ) { stage in
            let button = stage.add(UIButton(), "button", at: CGRect(x: 100, y: 200, width: 100, height: 100))
            stage.addTargets(
                to: button, for: [.touchDown, .touchDragInside, .touchDragEnter, .touchDragExit, .touchDragOutside])
            stage.script.drag(
                [
                    .point(x: 50, y: 50, in: "button"), .point(x: 50, y: 300, in: "button"), .point(x: 50, y: 60, in: "button"),
                    .point(x: 50, y: 300, in: "button"),
                ], duration: 1.5)
        },
        sentByCode(.primaryActionTriggered, to: .touchUpInside, comes: false),
        sentByCode(.touchUpInside, to: .primaryActionTriggered, comes: true),
        ObservationScene("text-field-touch-events", prints: ["field.action(touchDown)"], of: ["field.action(touch*)"]) { stage in
            let field = stage.add(UITextField(), "field", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.addTargets(to: field, for: [.touchDown, .touchUpInside, .touchUpOutside])
            stage.script.tap("field")
        },
        ObservationScene(
            "segments-value-changed-only",
            prints: ["set by code", "segments.action(valueChanged)", "index 1"],
            of: ["segments.action(*)", "index *", "set by code"]
        ) { stage in
            let segments = stage.add(
                UISegmentedControl(items: ["one", "two"]), "segments", at: CGRect(x: 20, y: 200, width: 300, height: 40))
            segments.selectedSegmentIndex = 1
            segments.selectedSegmentIndex = 0
            stage.addTarget(to: segments, for: .valueChanged) { stage.mark("index \(segments.selectedSegmentIndex)") }
            stage.addTargets(to: segments, for: [.touchDown, .touchUpInside])
            stage.script.perform {
                segments.selectedSegmentIndex = 1
                segments.selectedSegmentIndex = 0
                stage.mark("set by code")
            }
            stage.script.tap(.point(x: 225, y: 20, in: "segments"))
        },
        ObservationScene(
            "glide-ended-by-end-refreshing", prints: ["glides", "ends refreshing", "stands"], of: ["glides", "ends *", "stands"]
        ) {
            stage in
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 9000)
            let control = UIRefreshControl()
            scroll.addSubview(control)
            stage.script.finger(1).down(at: .point(x: 150, y: 250, in: "scroll"))
            stage.script.finger(1).move(to: .point(x: 150, y: 50, in: "scroll"), over: 0.1)
            stage.script.finger(1).up()
            stage.script.wait(0.2)
            var offset = 0.0
            stage.script.perform { offset = scroll.contentOffset.y }
            stage.script.wait(0.1)
            stage.script.perform {
                stage.mark(scroll.contentOffset.y == offset ? "stands" : "glides")
                control.endRefreshing()
                stage.mark("ends refreshing")
                offset = scroll.contentOffset.y
            }
            stage.script.wait(0.2)
            stage.script.perform { stage.mark(abs(scroll.contentOffset.y - offset) < 1 ? "stands" : "glides") }
        },
        ObservationScene(
            "layout-passes-of-views",
            prints: [
                .rest, "added", "parent.layoutSubviews", "child.layoutSubviews", "moved", "resized", "parent.layoutSubviews",
                "child.layoutSubviews",
            ],
            of: ["*.layoutSubviews", "added", "moved", "resized"]
        ) { stage in
            let parent = stage.add(LayoutView(), "parent", at: CGRect(x: 20, y: 100, width: 300, height: 300))
            let child = stage.name(LayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "child")
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("added")
                parent.addSubview(child)
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("moved")
                child.frame.origin = CGPoint(x: 20, y: 20)
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("resized")
                child.frame.size = CGSize(width: 60, height: 60)
            }
        },
        ObservationScene(
            "layout-of-a-scroll-views-superview",
            differs: "It is of iOS 3 to 5, and the only account; scrolling changes no size of the superview.",
            prints: [.rest, "scrolls", "parent.layoutSubviews"], of: ["parent.layoutSubviews", "scrolls"]
        ) { stage in
            let parent = stage.add(LayoutView(), "parent", at: CGRect(x: 20, y: 100, width: 300, height: 300))
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 0, y: 0, width: 300, height: 300), in: parent)
            scroll.contentSize = CGSize(width: 300, height: 3000)
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("scrolls")
                scroll.contentOffset.y = 10
            }
        },
        ObservationScene(
            "controller-layout-by-a-subview", prints: [.rest, "moved", "resized", "A.viewDidLayoutSubviews"],
            of: ["moved", "resized", "A.viewDidLayoutSubviews"]
        ) { stage in
            let root = stage.name(PrintingController(), "A")
            let view = stage.keep(UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
            root.view.addSubview(view)
            stage.window.rootViewController = root
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("moved")
                view.frame.origin = CGPoint(x: 20, y: 120)
            }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("resized")
                view.frame.size = CGSize(width: 60, height: 60)
            }
        },
        ObservationScene("foreground-delegate-then-notification", prints: ["delegate", "notification"], of: ["delegate", "notification"]) {
            stage in
            let delegate = stage.keep(ForegroundDelegate { stage.mark("delegate") })
            stage.application.delegate = delegate
            let target = stage.keep(Hearing { stage.mark("notification") })
            NotificationCenter.default.addObserver(
                target, selector: Hearing.hear, name: UIApplication.willEnterForegroundNotification, object: nil)
            stage.interrupt(by: .background, at: 1)
            stage.interrupt(by: .foreground, at: 2)
            stage.script.wait(3)
        },
        ObservationScene(
            "constraint-animation-twice-log", prints: ["first", "second", "completes true", "completes true"],
            of: ["first", "second", "completes *"],
            and: [.interval(from: "second", to: "completes true", milliseconds: 0, within: 50)]
        ) { stage in
            let view = stage.add(UIView(), "view", at: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            let parent = view.superview ?? stage.window
            let left = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 200),
                view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            stage.script.wait(1)
            for word in ["first", "second"] {
                stage.script.perform {
                    stage.mark(word)
                    left.constant = 100
                    UIView.animate(withDuration: 2) {
                        parent.layoutIfNeeded()
                    } completion: {
                        stage.mark("completes \($0)")
                    }
                }
                stage.script.wait(0.5)
            }
            stage.script.wait(3)
        },
    ]

    private static func sentByCode(
        _ sent: UIControl.Event, to event: UIControl.Event, comes: Bool, line: Int = #line
    ) -> ObservationScene {
        ObservationScene(
            comes ? "button-touch-up-sent-to-primary" : "button-primary-sent-to-touch-up",
            differs: comes ? "It is said in passing, and nothing else tells which events `sendActions(for:)` adds." : nil,
            prints: comes ? ["sends", "called"] : ["sends"],
            of: ["sends", "called"], line: line
        ) { stage in
            let button = stage.add(UIButton(), "button", at: CGRect(x: 100, y: 200, width: 100, height: 100))
            stage.addTarget(to: button, for: event) { stage.mark("called") }
            stage.script.perform {
                stage.mark("sends")
                button.sendActions(for: sent)
            }
        }
    }
}

private final class ForegroundDelegate: UIApplicationDelegate {
    private let enters: () -> Void

    init(_ enters: @escaping () -> Void) { self.enters = enters }

    func applicationWillEnterForeground(_ application: UIApplication) { enters() }
}

private final class Hearing: NSObject {
    private let said: () -> Void

    init(_ said: @escaping () -> Void) { self.said = said }

    func heard(_ notification: Notification) { said() }

    static let hear = Selector("heard(_:)", Hearing.heard)
}
