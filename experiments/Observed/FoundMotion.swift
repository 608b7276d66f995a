import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Content that is caught, what waits while content scrolls, and touches on what is animated.
extension ObservationScene {
    static let foundMotion: [ObservationScene] = [
        ObservationScene(
            "scroll-caught-and-dragged",
            differs:
                "It is of iOS 8 to 12. The engine follows an account of later versions (observation caught-content-did-end-before-will-begin).",
            prints: [
                .rest, "delegate.scrollViewWillBeginDecelerating*", "lands", "delegate.scrollViewWillBeginDragging*", "lifts",
                "delegate.scrollViewWillEndDragging*", "delegate.scrollViewDidEndDragging*", "delegate.scrollViewDidEndDecelerating*",
            ], of: caught
        ) { stage in
            stage.addThrown()
            stage.catchContent(dragging: -60)
        },
        ObservationScene(
            "scroll-caught-and-held",
            prints: [
                .rest, "delegate.scrollViewWillBeginDecelerating*", "lands", "lifts", "delegate.scrollViewWillEndDragging*",
                "delegate.scrollViewDidEndDragging*", "delegate.scrollViewDidEndDecelerating*",
            ], of: caught
        ) { stage in
            stage.addThrown()
            stage.catchContent(dragging: 0)
        },
        ObservationScene(
            "scroll-caught-in-the-bounce",
            checks: [
                .holds(
                    "The end of the deceleration comes before the drag.",
                    .order(["lands", "delegate.scrollViewDidEndDecelerating*", "delegate.scrollViewWillBeginDragging*", "lifts"]))
            ]
        ) { stage in
            stage.addThrown(by: 100)
            stage.catchContent(dragging: -60)
        },
        ObservationScene(
            "scroll-dragging-while-decelerating", prints: ["isDragging: yes", "isDragging: no"], of: ["isDragging: *"]
        ) { stage in
            let scroll = stage.addThrown()
            stage.script.perform { stage.mark("isDragging: \(scroll.isDragging ? "yes" : "no")") }
            stage.script.wait(20)
            stage.script.perform { stage.mark("isDragging: \(scroll.isDragging ? "yes" : "no")") }
        },
        ObservationScene("table-stopped-by-a-tap", prints: ["moving", "at rest"], of: ["moving", "at rest", "delegate.didSelectRow*"]) {
            stage in
            let table = stage.addTable(UITableView(frame: .list, style: .plain), RowsDelegate())
            table.contentSize.height = 3000
            stage.script.drag([.point(x: 150, y: 300, in: "list"), .point(x: 150, y: 200, in: "list")], duration: 0.1)
            stage.script.wait(0.2)
            stage.script.perform { if table.isDecelerating { stage.mark("moving") } }
            stage.script.tap("list")
            stage.script.wait(0.1)
            stage.script.perform { if !table.isDecelerating { stage.mark("at rest") } }
        },
        ObservationScene(
            "run-loop-mode-log", prints: ["default", "tracking", "tracking", "default"], of: ["default", "tracking"]
        ) { stage in
            let tell = { stage.script.perform { stage.mark(RunLoop.main.currentMode == .tracking ? "tracking" : "default") } }
            tell()
            stage.addThrown(then: tell)
            stage.script.wait(0.05)
            tell()
            stage.script.wait(20)
            tell()
        },
        ObservationScene(
            "wwdc12-timer-stops-while-tracking",
            prints: [.many("fires"), "delegate.scrollViewWillBeginDragging*", "delegate.scrollViewDidEndDecelerating*", .many("fires")],
            of: ["fires", "delegate.scrollViewWillBeginDragging*", "delegate.scrollViewDidEndDecelerating*"]
        ) { stage in
            stage.script.perform {
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                    stage.mark("fires")
                    if stage.now > 10 { timer.invalidate() }
                }
            }
            stage.script.wait(0.35)
            stage.addThrown(over: 1)
            stage.script.wait(10)
        },
        ObservationScene(
            "wwdc12-delayed-perform-stops-while-tracking",
            prints: ["asyncAfter", "lifts", "delayed"], of: ["asyncAfter", "lifts", "delayed"]
        ) { stage in
            let target = stage.keep(DelayedTarget { stage.mark("delayed") })
            stage.script.perform {
                target.perform(DelayedTarget.fire, with: nil, afterDelay: 0.5)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { stage.mark("asyncAfter") }
            }
            stage.script.wait(0.1)
            stage.addTold()
            stage.script.finger(1).down(at: .point(x: 150, y: 250, in: "scroll"))
            stage.script.finger(1).move(to: .point(x: 150, y: 100, in: "scroll"), over: 0.5)
            stage.script.wait(0.5)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
        },
        ObservationScene("wwdc14-animated-view-swallows", checks: [.holds("Nobody gets the touch.", .noCalls)]) {
            $0.fadeCard { UIView.animate(withDuration: 1, animations: $0) }
        },
        ObservationScene("wwdc16-animator-without-interaction-swallows", checks: [.holds("Nobody gets the touch.", .noCalls)]) { stage in
            stage.fadeCard {
                let animator = stage.keep(UIViewPropertyAnimator(duration: 1, curve: .linear, animations: $0))
                animator.isUserInteractionEnabled = false
                animator.startAnimation()
            }
        },
        ObservationScene(
            "animation-start-cancels-touch",
            differs:
                "Nobody has logged it. Buttons that animate themselves without the option as they begin tracking send their actions all the same (observation animated-button-second-tap).",
            prints: ["view.touchesBegan", "view.touchesCancelled"], of: ["view.touches*"]
        ) { stage in
            let view = stage.add(SelfAnimatingView(), "view")
            view.animates = true
            stage.script.press("view", for: 0.5)
        },
        ObservationScene(
            "animated-button-second-tap", prints: ["button.action(touchUpInside)", "third", "button.action(touchUpInside)"],
            of: ["button.action*", "third"]
        ) { stage in
            let button = stage.add(FadingButton(), "button")
            stage.addTarget(to: button, for: .touchUpInside)
            stage.script.tap("button", hold: 0.05)
            stage.script.tap("button", hold: 0.05)
            stage.script.wait(1)
            stage.script.mark("third")
            stage.script.tap("button", hold: 0.05)
        },
        ObservationScene("hittest-override-in-animation", checks: [.holds("The view gets the touch.", .happens("view.touchesBegan"))]) {
            stage in
            let view = stage.add(SelfAnsweringView(), "view")
            stage.script.perform { UIView.animate(withDuration: 1) { view.frame.origin.y += 20 } }
            stage.script.wait(0.5)
            stage.script.tap("view")
        },
        ObservationScene(
            "nested-scroll-next-drag", checks: [.holds("The outer one scrolls.", .all([.happens("outer.*"), .never("inner.*")]))]
        ) { stage in
            let outer = stage.add(UIScrollView(), "scroll_outer", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            outer.contentSize = CGSize(width: 900, height: 300)
            outer.delegate = stage.name(LoggedDrags(), "outer")
            let inner = stage.add(UIScrollView(), "scroll_inner", at: CGRect(x: 0, y: 0, width: 300, height: 300), in: outer)
            inner.contentSize = CGSize(width: 600, height: 300)
            inner.contentOffset.x = 300
            inner.delegate = stage.name(LoggedDrags(), "inner")
            stage.script.drag([.point(x: 300, y: 350), .point(x: 150, y: 350)], duration: 0.2)
        },
    ]

    private static let caught: [TokenPattern] = ["lands", "lifts", "delegate.scrollViewWill*", "delegate.scrollViewDidEnd*"]
}

extension Stage {
    @discardableResult
    fileprivate func addTold() -> UIScrollView {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.delegate = name(MotionListener(), "delegate")
        return scroll
    }

    /// A scroll view that a finger throws, and what is done half-way.
    @discardableResult
    fileprivate func addThrown(by distance: Double = -100, over seconds: Double = 0.1, then act: () -> Void = {}) -> UIScrollView {
        let scroll = addTold()
        let finger = script.finger(1)
        finger.down(at: .point(x: 150, y: 200, in: "scroll"))
        finger.move(to: .point(x: 195, y: 400 + distance / 2), over: seconds / 2)
        act()
        finger.move(to: .point(x: 195, y: 400 + distance), over: seconds / 2)
        finger.up()
        return scroll
    }

    /// A finger on content that moves, which drags it so far, rests and lifts.
    fileprivate func catchContent(dragging distance: Double) {
        script.wait(0.15)
        script.mark("lands")
        script.finger(1).down(at: .point(x: 195, y: 400))
        if distance != 0 { script.finger(1).move(to: .point(x: 195, y: 400 + distance), over: 0.2) }
        script.wait(0.5)
        script.mark("lifts")
        script.finger(1).up()
        script.wait(1)
    }

    /// A card that fades over a view with a recognizer, and a tap on it.
    fileprivate func fadeCard(_ animate: @escaping (@escaping () -> Void) -> Void) {
        let ground = add(LoggedView(), "ground", at: Stage.bounds)
        add(UITapGestureRecognizer(), "tap", to: ground)
        let card = add(LoggedView(), "card", in: ground)
        script.perform { animate { card.alpha = 0.5 } }
        script.wait(0.3)
        script.tap("card")
    }
}

/// Is told of dragging and of motion.
private final class MotionListener: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

private final class DelayedTarget: NSObject {
    private let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    func fire() { act() }

    static let fire = Selector("fire", DelayedTarget.fire)
}

/// Animates itself as it is touched.
private final class SelfAnimatingView: LoggedView {
    var animates = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if animates { UIView.animate(withDuration: 1) { self.alpha = 0.5 } }
    }
}

private final class FadingButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        UIView.animate(withDuration: 0.2) { self.alpha = 0.4 }
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        UIView.animate(withDuration: 0.35) { self.alpha = 1 }
    }
}

/// Has a `hitTest` of its own.
private final class SelfAnsweringView: LoggedView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
}
