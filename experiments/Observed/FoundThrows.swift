import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// When a drag begins, how far content is thrown, and what takes its touches.
extension ObservationScene {
    private static let told: [TokenPattern] = ["delegate.scrollView*"]

    static let foundThrows: [ObservationScene] = [
        ObservationScene(
            "caught-content-did-end-before-will-begin",
            prints: ["delegate.scrollViewWillBeginDragging*", "ended, tracking", "delegate.scrollViewWillBeginDragging*", .rest],
            of: ["ended, *", "delegate.scrollViewWillBeginDragging*"]
        ) { stage in
            stage.addMeasured(from: 1000)
            stage.flick(84, steps: 14)
            stage.script.wait(0.15)
            stage.script.perform { stage.mark("caught") }
            stage.script.finger(1).down(at: .point(x: 195, y: 400))
            stage.script.finger(1).move(to: .point(x: 195, y: 340), over: 0.2)
            stage.script.wait(0.5)
            stage.script.finger(1).up()
        },
        ObservationScene(
            "ouk-drag-begins-at-exactly-ten-points",
            prints: ["5", "10", "delegate.scrollViewWillBeginDragging*", "15", "delegate.scrollViewDidScroll*", .rest],
            of: ["5", "10", "15", "delegate.scrollView*"]
        ) { stage in
            stage.addMeasured()
            stage.script.finger(1).down(at: .point(x: 195, y: 250))
            for way in [5.0, 10, 15] {
                stage.script.mark("\(Int(way))")
                stage.script.finger(1).move(to: .point(x: 195, y: 250 - way), over: 0.008)
            }
            stage.script.finger(1).up()
        },
        ObservationScene(
            "ouk-drag-three-point-steps",
            prints: [
                "3", "6", "9", "12", "delegate.scrollViewWillBeginDragging*", "delegate.scrollViewDidScroll*", "15",
                "delegate.scrollViewDidScroll*", "rests at 5", .rest,
            ], of: ["3", "6", "9", "12", "15", "delegate.scrollView*", "rests at *"]
        ) { stage in
            let scroll = stage.addMeasured()
            stage.script.finger(1).down(at: .point(x: 195, y: 450))
            for step in 1...5 {
                stage.script.mark("\(3 * step)")
                stage.script.finger(1).move(to: .point(x: 195, y: 450 - 3 * Double(step)), over: 0.016)
            }
            stage.script.perform { stage.mark("rests at \(Int(scroll.contentOffset.y))") }
            stage.script.wait(1)
            stage.script.finger(1).up()
        },
        ObservationScene(
            "ouk-flick-delegate-times", "ouk-throw-ends-at-ten-points-per-second", "ouk-did-scroll-with-each-move",
            prints: [
                "delegate.scrollViewWillBeginDragging*", .many("delegate.scrollViewDidScroll*"), "delegate.scrollViewWillEndDragging*",
                "delegate.scrollViewDidEndDragging*", "delegate.scrollViewWillBeginDecelerating*", .many("delegate.scrollViewDidScroll*"),
                "delegate.scrollViewDidEndDecelerating*",
            ], of: told,
            and: [
                .interval(
                    from: "delegate.scrollViewWillBeginDecelerating*", to: "delegate.scrollViewDidEndDecelerating*", milliseconds: 2160,
                    within: 60)
            ]
        ) { stage in
            stage.addMeasured()
            stage.flick(84, steps: 14)
            stage.script.wait(4)
        },
        ObservationScene(
            "ouk-throw-into-the-edge-overshoots", "ouk-release-speed-beyond-the-edge",
            prints: ["delegate.scrollViewWillBeginDecelerating*", "over the edge", "delegate.scrollViewDidEndDecelerating*"],
            of: ["delegate.scrollViewWillBeginDecelerating*", "delegate.scrollViewDidEndDecelerating*", "over the edge"],
            and: [
                .interval(
                    from: "delegate.scrollViewWillBeginDecelerating*", to: "delegate.scrollViewDidEndDecelerating*", milliseconds: 810,
                    within: 90)
            ]
        ) { stage in
            let scroll = stage.addMeasured(from: 2350)
            stage.flick(300, steps: 12)
            stage.script.wait(0.1)
            stage.script.perform { stage.mark(scroll.contentOffset.y > 2750 ? "over the edge" : "within the edge") }
            stage.script.wait(4)
        },
        ObservationScene(
            "drift-then-scroll",
            checks: [
                .holds("The pan begins, then the list scrolls.", .order(["pan.action(began)", "delegate.scrollViewWillBeginDragging*"]))
            ]
        ) { stage in
            let scroll = stage.addMeasured()
            let drawer = stage.keep(SharingDelegate())
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: scroll.superview!)
            pan.delegate = drawer
            stage.script.finger(1).down(at: .point(x: 120, y: 450))
            stage.script.finger(1).move(to: .point(x: 180, y: 448), over: 0.2)
            stage.script.finger(1).move(to: .point(x: 180, y: 350), over: 0.2)
            stage.script.finger(1).up()
        },
        ObservationScene("require-all-others-to-fail", prints: ["lifts", .rest], of: ["pan.action(began)", "lifts"]) { stage in
            let scroll = stage.addMeasured()
            scroll.contentSize.height = 100
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: scroll.superview!)
            pan.require(toFail: scroll.panGestureRecognizer)
            stage.script.finger(1).down(at: .point(x: 195, y: 450))
            stage.script.finger(1).move(to: .point(x: 195, y: 350), over: 0.2)
            stage.script.mark("lifts")
            stage.script.finger(1).up()
        },
        ObservationScene(
            "dummy-pan-keeps-scroll-view-off",
            prints: ["control.touchesBegan", .perhaps([.many("control.touchesMoved")]), "control.touchesCancelled"],
            of: ["control.touches*"]
        ) { $0.dragControl(hasPan: false) },
        ObservationScene(
            "dummy-pan-keeps-scroll-view-off",
            checks: [
                .holds("The pan acts, nothing scrolls.", .all([.happens("dummy.action(began)"), .never("delegate.scrollViewWillBegin*")]))
            ]
        ) { $0.dragControl(hasPan: true) },
        ObservationScene(
            "refresh-fires-in-mid-drag", prints: ["refresh.action(valueChanged)", "lifts"], of: ["refresh.action(valueChanged)", "lifts"]
        ) { $0.pullDown() },
        ObservationScene(
            "refresh-fires-in-mid-drag",
            differs: "Room for the control is made when the finger lifts, so that content does not jump under it.",
            checks: [.holds("The content jumps.", .happens("jumped"))]
        ) { $0.pullDown() },
        ObservationScene(
            "ouk-zoom-scale-by-code", prints: ["zoom_delegate.scrollViewDidZoom*", "not zooming"],
            of: ["zoom_delegate.scrollViewDidZoom*", "*zooming"]
        ) {
            stage in
            let scroll = stage.addMeasured()
            let zoomed = stage.add(LoggedView(), "zoomed", at: CGRect(x: 0, y: 0, width: 300, height: 300), in: scroll)
            let delegate = stage.name(ZoomedDelegate(), "zoom_delegate")
            (delegate.view, scroll.delegate, scroll.maximumZoomScale) = (zoomed, delegate, 3)
            stage.script.perform {
                scroll.zoomScale = 2
                stage.mark(scroll.isZooming ? "zooming" : "not zooming")
            }
        },
    ]
}

extension Stage {
    /// A scroll view of 300 by 250 points with 3000 points of content, which says when its deceleration ends.
    @discardableResult
    fileprivate func addMeasured(from offset: Double = 0) -> UIScrollView {
        let scroll = add(UIScrollView(), "scroll", at: CGRect(x: 45, y: 220, width: 300, height: 250))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.contentOffset.y = offset
        let delegate = name(MeasuredDelegate(), "delegate")
        delegate.atTheEnd = { [self] in mark($0.isTracking ? "ended, tracking" : "ended, not tracking") }
        scroll.delegate = delegate
        return scroll
    }

    /// A finger that goes up so far, in steps of 8 ms, and lifts in motion.
    fileprivate func flick(_ way: Double, steps: Int) {
        let finger = script.finger(1)
        finger.down(at: .point(x: 195, y: 460))
        for step in 1...steps { finger.move(to: .point(x: 195, y: 460 - way * Double(step) / Double(steps)), over: 0.008) }
        finger.up()
    }

    fileprivate func dragControl(hasPan: Bool) {
        let scroll = addMeasured()
        let control = add(LoggedView(), "control", at: CGRect(x: 0, y: 50, width: 300, height: 100), in: scroll)
        if hasPan { add(UIPanGestureRecognizer(), "dummy", to: control).cancelsTouchesInView = false }
        script.finger(1).down(at: "control")
        script.wait(0.3)
        script.finger(1).move(to: .point(x: 195, y: 230), over: 0.2)
        script.finger(1).up()
    }

    /// A slow pull, and a look at the content's place before and after the control acts.
    fileprivate func pullDown() {
        let scroll = addMeasured()
        let control = name(UIRefreshControl(), "refresh")
        scroll.refreshControl = control
        var before: CGFloat = 0
        addTarget(to: control, for: .valueChanged) { before = scroll.contentOffset.y }
        script.finger(1).down(at: .point(x: 195, y: 240))
        script.finger(1).move(to: .point(x: 195, y: 440), over: 1)
        script.perform { [self] in if before - scroll.contentOffset.y > 55 + 30 { mark("jumped") } }
        script.mark("lifts")
        script.finger(1).up()
        script.wait(1)
    }
}

private final class MeasuredDelegate: UIScrollViewDelegate {
    var atTheEnd: (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { atTheEnd(scrollView) }
}

private final class ZoomedDelegate: UIScrollViewDelegate {
    var view: UIView?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

private final class SharingDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
