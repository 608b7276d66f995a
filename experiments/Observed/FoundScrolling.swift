import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The calls to a scroll view's delegate, and the time of tracking.
extension ObservationScene {
    private static let told: [TokenPattern] = ["delegate.scrollView*"]
    private static let moves: ExpectedLine = .many("delegate.scrollViewDidScroll*")
    private static let fling: [ExpectedLine] = [
        "delegate.scrollViewWillBeginDragging*", moves, "delegate.scrollViewWillEndDragging*", "delegate.scrollViewDidEndDragging*",
        "delegate.scrollViewWillBeginDecelerating*", moves, "delegate.scrollViewDidEndDecelerating*",
    ]

    static let foundScrolling: [ObservationScene] = [
        ObservationScene("scroll-fling-log", prints: fling, of: told) { stage in
            stage.addTold(ScrollListener())
            stage.fling()
        },
        ObservationScene(
            "scroll-fling-log-2010",
            prints: [
                "delegate.scrollViewWillBeginDragging*", moves, "delegate.scrollViewDidEndDragging*",
                "delegate.scrollViewWillBeginDecelerating*", moves, "delegate.scrollViewDidEndDecelerating*",
            ],
            of: [
                "delegate.scrollViewDidScroll*", "delegate.scrollViewWillBegin*", "delegate.scrollViewDidEnd*",
            ]
        ) { stage in
            stage.addTold(ScrollListener())
            stage.fling()
        },
        ObservationScene(
            "scroll-rest-writeup", "scroll-rest-radar",
            prints: [
                "delegate.scrollViewWillBeginDragging*", moves, "delegate.scrollViewWillEndDragging*", "delegate.scrollViewDidEndDragging*",
            ], of: told
        ) { stage in
            stage.addTold(ScrollListener())
            stage.dragAndRest()
        },
        ObservationScene("scroll-set-offset-writeup", prints: ["delegate.scrollViewDidScroll*"], of: told) { stage in
            let scroll = stage.addTold(ScrollListener())
            stage.script.perform { scroll.contentOffset = CGPoint(x: 0, y: 200) }
            stage.script.wait(1)
        },
        ObservationScene(
            "scroll-set-offset-animated-header", prints: [moves, "delegate.scrollViewDidEndScrollingAnimation*"], of: told
        ) { stage in
            let scroll = stage.addTold(ScrollListener())
            stage.script.perform { scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
            stage.script.wait(1)
        },
        ObservationScene("scroll-paging-book", prints: fling, of: told) { stage in
            stage.addTold(ScrollListener()).isPagingEnabled = true
            stage.dragAndRest()
        },
        ObservationScene("scroll-small-move-doc", prints: [], of: told) { stage in
            stage.addTold(ScrollListener())
            stage.script.drag([.point(x: 150, y: 200, in: "scroll"), .point(x: 150, y: 197, in: "scroll")], duration: 0.1)
        },
        ObservationScene(
            "scroll-stopped-by-touch", prints: ["lands", "lifts", "delegate.scrollViewDidEndDecelerating*"],
            of: ["lands", "lifts", "delegate.scrollViewDidEndDecelerating*"]
        ) { stage in
            stage.addTold(ScrollListener())
            stage.drag()
            stage.script.wait(0.2)
            stage.script.mark("lands")
            stage.script.finger(1).down(at: "scroll")
            stage.script.wait(0.1)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
        },
        ObservationScene("scroll-flick-writeup", prints: [], of: ["view.touchesBegan", "view.touchesEnded"]) {
            $0.flickView(isDelayed: true)
        },
        ObservationScene("scroll-flick-writeup", prints: ["view.touchesBegan"], of: ["view.touchesBegan", "view.touchesEnded"]) {
            $0.flickView(isDelayed: false)
        },
        ObservationScene(
            "scroll-tracking-writeup",
            prints: ["at the landing: tracking", "dragged: tracking, dragging", "let go: decelerating", "in the end: nothing"],
            of: ["at the landing: *", "dragged: *", "let go: *", "in the end: *"]
        ) { stage in
            let scroll = stage.addTold(ScrollListener())
            let tell = { (when: String) in
                stage.script.perform {
                    // Sources differ on whether a scroll view that moves on alone is still dragged.
                    let isDragging = scroll.isDragging && !scroll.isDecelerating
                    let flags = [
                        scroll.isTracking ? "tracking" : nil, isDragging ? "dragging" : nil, scroll.isDecelerating ? "decelerating" : nil,
                    ].compactMap { $0 }
                    stage.mark("\(when): \(flags.isEmpty ? "nothing" : flags.joined(separator: ", "))")
                }
            }
            let finger = stage.script.finger(1)
            finger.down(at: "scroll")
            tell("at the landing")
            finger.move(to: .point(x: 150, y: 50, in: "scroll"), over: 0.1)
            tell("dragged")
            finger.up()
            stage.script.wait(0.05)
            tell("let go")
            stage.script.wait(20)
            tell("in the end")
        },
        ObservationScene(
            "pan-velocity-after-rest",
            checks: [.holds("It is that of the last move.", .happens("ended with the velocity of the last move"))]
        ) { stage in
            let pan = UIPanGestureRecognizer()
            var last = CGPoint.zero
            let teller = stage.keep(
                PanTeller { [unowned(unsafe) stage] pan in
                    let velocity = pan.velocity(in: nil)
                    if pan.state == .ended {
                        stage.mark("ended with \(velocity == last ? "the velocity of the last move" : "another velocity")")
                    }
                    last = velocity
                })
            pan.addTarget(teller, action: PanTeller.receive)
            stage.add(pan, "pan", to: stage.add(LoggedView(), "view"))
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 150, y: 50, in: "view"))
            finger.move(to: .point(x: 60, y: 140, in: "view"), over: 0.3)
            stage.script.wait(30)
            finger.up()
        },
        ObservationScene(
            "scroll-view-minds-the-rest",
            checks: [
                .holds(
                    "The content stays.",
                    .all([
                        .happens("delegate.scrollViewDidEndDragging(scroll)"), .never("delegate.scrollViewWillBeginDecelerating(scroll)"),
                    ]))
            ]
        ) { stage in
            stage.addTold(ScrollListener())
            stage.dragAndRest()
        },
    ]
}

/// Passes on the action of a pan.
private final class PanTeller {
    static let receive = Selector("receive(_:)", PanTeller.receive)
    private let tell: (UIPanGestureRecognizer) -> Void

    init(_ tell: @escaping (UIPanGestureRecognizer) -> Void) { self.tell = tell }

    func receive(_ pan: UIPanGestureRecognizer) { tell(pan) }
}

extension Stage {
    /// A scroll view of 300 by 300 points whose content is ten times as high, and whose delegate implements all methods.
    @discardableResult
    fileprivate func addTold(_ delegate: ScrollListener) -> UIScrollView {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.delegate = name(delegate, "delegate")
        return scroll
    }

    /// A finger that lifts in motion.
    fileprivate func drag() {
        script.drag([.point(x: 150, y: 200, in: "scroll"), .point(x: 150, y: 100, in: "scroll")], duration: 0.1)
    }

    fileprivate func fling() {
        drag()
        script.wait(20)
    }

    /// A finger that lands on a view in the scroll view and lifts in motion.
    fileprivate func flickView(isDelayed: Bool) {
        let scroll = addTold(ScrollListener())
        scroll.delaysContentTouches = isDelayed
        add(LoggedView(), "view", at: CGRect(x: 0, y: 0, width: 300, height: 300), in: scroll)
        fling()
    }

    fileprivate func dragAndRest() {
        script.finger(1).down(at: .point(x: 150, y: 200, in: "scroll"))
        script.finger(1).move(to: .point(x: 150, y: 100, in: "scroll"), over: 0.3)
        script.wait(0.5)
        script.finger(1).up()
        script.wait(20)
    }
}

/// Is told of dragging, of motion and of each change.
private final class ScrollListener: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
