import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Recognizers, and content that is dragged, as more accounts tell it.
extension ObservationScene {
    static let foundMoreTouches: [ObservationScene] = [
        ObservationScene(
            "tap-on-yellow-view-log", prints: ["view.touchesBegan", "tap.action(ended)", "view.touchesCancelled"],
            of: ["view.touches*", "tap.action(*)"]
        ) { stage in
            stage.add(UITapGestureRecognizer(), "tap", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
        },
        barItem(windowCancels: false), barItem(windowCancels: true),
        ObservationScene(
            "touches-after-explicit-failure",
            prints: ["outer.touchesBegan", "fails", "child.touchesBegan", "lifts", "tap.action(ended)"],
            of: ["outer.touches*", "fails", "child.touchesBegan", "lifts", "tap.action(*)"]
        ) { stage in
            let container = stage.add(UIView(), "container", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            let child = stage.add(LoggedView(), "child", at: CGRect(x: 50, y: 50, width: 200, height: 200), in: container)
            let outer = stage.add(WaitingRecognizer(), "outer", to: container)
            outer.delaysTouchesBegan = true
            stage.add(UITapGestureRecognizer(), "tap", to: child).require(toFail: outer)
            stage.script.finger(1).down(at: "child")
            stage.script.wait(0.15)
            stage.script.perform {
                stage.mark("fails")
                outer.state = .failed
            }
            stage.script.wait(0.05)
            stage.script.finger(1).move(to: .point(x: 103, y: 100, in: "child"))
            stage.script.wait(0.05)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
            stage.script.wait(0.5)
        },
        ObservationScene(
            "overlay-that-hits-nothing-no-gesture", prints: ["below.touchesBegan", "below.touchesEnded"],
            of: ["below.touches*", "pan.action(*)", "tap.action(*)"]
        ) { stage in
            stage.add(LoggedView(), "below")
            let overlay = stage.add(PassingView(), "overlay")
            stage.add(UIPanGestureRecognizer(), "pan", to: overlay)
            stage.add(UITapGestureRecognizer(), "tap", to: overlay)
            stage.script.tap("below")
            stage.script.wait(0.5)
        },
    ]

    /// A tap on an item of a bar under a window's recognizer, with both flags set.
    private static func barItem(windowCancels: Bool, line: Int = #line) -> ObservationScene {
        ObservationScene(
            "bar-item-under-a-windows-tap", prints: windowCancels ? ["item"] : ["window"], of: ["item", "window"], line: line
        ) { stage in
            let screen = stage.keep(UIViewController())
            screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Menu", style: .plain, target: stage.target(marking: "item"), action: ActionTarget.fire)
            stage.window.rootViewController = stage.keep(UINavigationController(rootViewController: screen))
            let tap = UITapGestureRecognizer(target: stage.target(marking: "window"), action: ActionTarget.fire)
            tap.cancelsTouchesInView = windowCancels
            tap.delaysTouchesBegan = true
            stage.add(tap, "tap", to: stage.window)
            stage.script.wait(1)
            stage.script.tap(at: CGPoint(x: 20, y: 20))
            stage.script.wait(1)
        }
    }
}

/// Content that a finger drags and lets go.
extension ObservationScene {
    private static let dragCalls: [TokenPattern] = ["delegate.scrollView*"]

    static let foundMoreScrolling: [ObservationScene] = [
        ObservationScene(
            "scroll-drag-and-glide-log",
            prints: [
                "delegate.scrollViewWillBeginDragging*", .many("delegate.scrollViewDidScroll*"), "delegate.scrollViewWillEndDragging*",
                "delegate.scrollViewDidEndDragging*", "delegate.scrollViewWillBeginDecelerating*", .many("delegate.scrollViewDidScroll*"),
                "delegate.scrollViewDidEndDecelerating*",
            ], of: dragCalls
        ) { stage in
            stage.addTold()
            stage.dragQuickly()
            stage.script.wait(20)
        },
        ObservationScene(
            "scroll-glide-caught-log",
            differs:
                "It is of about iOS 10. The engine follows an account of later versions (observation caught-content-did-end-before-will-begin).",
            prints: [
                "delegate.scrollViewWillBeginDragging*", .many("delegate.scrollViewDidScroll*"), "delegate.scrollViewWillEndDragging*",
                "delegate.scrollViewDidEndDragging*", "delegate.scrollViewWillBeginDecelerating*", .many("delegate.scrollViewDidScroll*"),
                "delegate.scrollViewWillBeginDragging*", .perhaps([.many("delegate.scrollViewDidScroll*")]),
                "delegate.scrollViewWillEndDragging*", "delegate.scrollViewDidEndDragging*", "delegate.scrollViewDidEndDecelerating*",
            ], of: dragCalls
        ) { stage in
            stage.addTold()
            stage.dragQuickly()
            stage.script.wait(0.15)
            stage.script.finger(1).down(at: .point(x: 195, y: 400))
            stage.script.finger(1).move(to: .point(x: 195, y: 340), over: 0.2)
            stage.script.wait(0.5)
            stage.script.finger(1).up()
            stage.script.wait(1)
        },
        ObservationScene(
            "scroll-slow-drag-held-log",
            prints: [
                "delegate.scrollViewWillBeginDragging*", .many("delegate.scrollViewDidScroll*"), "delegate.scrollViewWillEndDragging*",
                "delegate.scrollViewDidEndDragging*",
            ], of: dragCalls
        ) { stage in
            stage.addTold()
            stage.script.finger(1).down(at: .point(x: 195, y: 400))
            stage.script.finger(1).move(to: .point(x: 195, y: 380), over: 0.3)
            stage.script.wait(1.24)
            stage.script.finger(1).up()
            stage.script.wait(5)
        },
        ObservationScene(
            "scroll-drag-ends-in-background", prints: ["leaves", "ends, decelerates: false", "lifts"],
            of: ["leaves", "ends, decelerates: *", "lifts", "delegate.scrollViewWillBeginDecelerating*"]
        ) { stage in
            stage.addTold().say = { stage.mark($0) }
            stage.script.finger(1).down(at: .point(x: 195, y: 400))
            stage.script.finger(1).move(to: .point(x: 195, y: 300), over: 0.3)
            stage.script.perform {
                stage.mark("leaves")
                stage.interrupt(by: .background, at: stage.now)
            }
            stage.script.wait(0.2)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
            stage.script.wait(1)
        },
        ObservationScene(
            "status-bar-tap-log-2010", prints: [.many("delegate.scrollViewDidScroll"), "delegate.scrollViewDidScrollToTop"],
            of: ["delegate.scrollViewDidScroll", "delegate.scrollViewDidScrollToTop"],
            and: [.interval(from: "delegate.scrollViewDidScroll", to: "delegate.scrollViewDidScrollToTop", milliseconds: 284, within: 60)]
        ) { stage in
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 3000)
            scroll.contentOffset.y = 500
            scroll.delegate = stage.name(TopTeller(), "delegate")
            stage.interrupt(by: .statusBarTap, at: 0.5)
            stage.script.wait(2)
        },
        ObservationScene(
            "slow-release-slides-evenly",
            differs:
                "It is reported as a bug of iOS 8; here content glides to the place that the delegate writes, and slows down all the way.",
            prints: ["slides evenly"], of: ["slides evenly", "slows down", "stays"]
        ) { stage in
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            scroll.contentSize = CGSize(width: 300, height: 3000)
            let delegate = stage.keep(FarTarget())
            scroll.delegate = delegate
            stage.script.finger(1).down(at: .point(x: 195, y: 400))
            stage.script.finger(1).move(to: .point(x: 195, y: 340), over: 0.4)
            stage.script.finger(1).up()
            stage.script.wait(20)
            stage.script.perform { stage.mark(delegate.word) }
        },
    ]
}

extension Stage {
    /// A scroll view of 300 by 300 points whose content is ten times as high, and its delegate.
    @discardableResult
    fileprivate func addTold() -> DragTeller {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        let delegate = name(DragTeller(), "delegate")
        scroll.delegate = delegate
        return delegate
    }

    /// A finger that lifts in motion.
    fileprivate func dragQuickly() {
        script.drag([.point(x: 195, y: 400), .point(x: 195, y: 300)], duration: 0.1)
    }
}

/// Leaves its state to others.
private final class WaitingRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

private final class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Is told of dragging, of motion and of each change.
private final class DragTeller: UIScrollViewDelegate {
    var say: (String) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { say("ends, decelerates: \(decelerate)") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

private final class TopTeller: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// Writes a place further on, and follows the content on its way there.
private final class FarTarget: UIScrollViewDelegate {
    private var places: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y += 100
        places = []
    }

    /// Whether the content goes as fast near the end of its way as in the middle.
    var word: String {
        guard places.count > 10 else { return "stays" }
        let (middle, late) = (places.count / 2, places.count * 9 / 10)
        let (before, after) = (places[middle] - places[middle - 1], places[late] - places[late - 1])
        return after > before * 0.8 ? "slides evenly" : "slows down"
    }
}
