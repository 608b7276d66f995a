import EventTrace
import Testing

@testable import UIKit

/// SC.16 to SC.18: two fingers make the content larger and smaller.
@Suite struct ZoomTests {
    let listener = ZoomListener()

    /// A scroll view of 300 by 300 points whose content, a view of that size, can be shown from half to twice as large.
    private func world(_ prepare: @escaping (UIScrollView) -> Void = { _ in }) -> (World, UIScrollView) {
        World.with { world in
            let scroll = world.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "scroll")
            let picture = world.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "picture", to: scroll)
            scroll.contentSize = picture.frame.size
            scroll.minimumZoomScale = 0.5
            scroll.maximumZoomScale = 2
            scroll.delegate = world.name(listener, "delegate")
            listener.picture = picture
            prepare(scroll)
            return scroll
        }
    }

    /// Two fingers around (150, 150), at first 100 points apart, then as far as is said, each at its time.
    private func pinch(_ world: World, to distances: [Double], lift: Bool = true) {
        world.together(.down, [(100, 150), (200, 150)], at: 0)
        for (step, distance) in distances.enumerated() {
            world.together(.move, [(150 - distance / 2, 150), (150 + distance / 2, 150)], at: 0.1 * Double(step + 1))
        }
        guard lift, let last = distances.last else { return }
        world.together(.up, [(150 - last / 2, 150), (150 + last / 2, 150)], at: 0.1 * Double(distances.count + 1))
    }

    private func calls(_ world: World) -> [String] {
        world.run().map { $0.replacing("delegate.", with: "").replacing("(scroll)", with: "") }
    }

    @Test func `SC.16 a pinch exists while zooming is possible`() {
        let scroll = UIScrollView()
        #expect(scroll.pinchGestureRecognizer == nil && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
        scroll.maximumZoomScale = 2
        let pinch = scroll.pinchGestureRecognizer
        #expect(pinch != nil && pinch?.view === scroll && scroll.gestureRecognizers?.last === pinch)
        scroll.minimumZoomScale = 0.5
        #expect(scroll.pinchGestureRecognizer === pinch)
        scroll.minimumZoomScale = 2
        #expect(scroll.pinchGestureRecognizer == nil && pinch?.view == nil)
    }

    @Test func `SC.17 the delegate receives a pinch within the limits from beginning to end`() {
        let (world, scroll) = world()
        pinch(world, to: [110, 165])
        #expect(
            calls(world) == [
                "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewDidEndZooming",
            ])
        #expect(scroll.zoomScale == 1.5 && !scroll.isZooming && !scroll.isZoomBouncing)
        #expect(listener.picture?.transform == CGAffineTransform(scaleX: 1.5, y: 1.5))
        #expect(listener.picture?.frame == CGRect(x: 0, y: 0, width: 450, height: 450))
        #expect(scroll.contentSize == CGSize(width: 450, height: 450) && listener.endScale == 1.5)
        // The point that was between the fingers still is.
        #expect(scroll.contentOffset == CGPoint(x: 75, y: 75))
    }

    @Test func `SC.17 beyond a limit the end comes after the bounce`() {
        let (world, scroll) = world()
        pinch(world, to: [90, 20])
        world.simulation.run(until: 0.29)
        #expect(scroll.isZooming && scroll.zoomScale < 0.5 && scroll.zoomScale > 0.2)
        world.simulation.run(until: 0.4)
        #expect(!scroll.isZooming && scroll.isZoomBouncing && scroll.zoomScale == 0.5)
        #expect(
            calls(world) == [
                "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidZoom", "scrollViewDidZoom", "scrollViewDidEndZooming",
            ])
        #expect(listener.bouncing == [false, true] && listener.endScale == 0.5 && !scroll.isZoomBouncing)
        #expect(scroll.contentOffset == .zero)
    }

    @Test(arguments: [false, true]) func `SC.18 the pinch ends by this rule when one of its fingers lifts`(_ isOff: Bool) {
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.zoomWithDrag.id : nil)) { world in
            let scroll = world.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "scroll")
            let picture = world.add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "picture", to: scroll)
            scroll.contentSize = picture.frame.size
            scroll.maximumZoomScale = 2
            scroll.delegate = world.name(listener, "delegate")
            listener.picture = picture
            scroll.panGestureRecognizer.isEnabled = false
            world.simulation.name(scroll.pinchGestureRecognizer!, "pinch")
        }
        pinch(world, to: [110, 165], lift: false)
        world.up(67.5, 150, at: 0.5, finger: 1)
        world.up(232.5, 150, at: 0.6, finger: 2)
        world.run()
        #expect(world.decisions(.zoomWithDrag).filter { $0.hasPrefix("pinch state") } == (isOff ? [] : ["pinch state ended"]))
        let end = world.trace.entries.first { world.trace.describe($0) == "pinch: state ended" }
        #expect(end?.time == (isOff ? 0.6 : 0.5))
    }

    @Test func `SC.23 without bouncesZoom the scale stops at its limit`() {
        let (world, scroll) = world { $0.bouncesZoom = false }
        pinch(world, to: [110, 400])
        #expect(calls(world).last == "scrollViewDidEndZooming" && scroll.zoomScale == 2 && listener.bouncing == [false])
    }

    @Test func `SC.16 without a view nothing is zoomed`() {
        let (world, scroll) = world { _ in listener.picture = nil }
        pinch(world, to: [110, 165])
        world.simulation.schedule(at: 1) { scroll.zoomScale = 2 }
        #expect(calls(world) == ["viewForZooming", "viewForZooming"] && scroll.zoomScale == 1)
    }

    @Test func `SC.17 code zooms around the middle, within the limits, and brings did zoom only`() {
        let (world, scroll) = world()
        world.simulation.schedule(at: 1) { scroll.zoomScale = 5 }
        #expect(calls(world) == ["viewForZooming", "scrollViewDidScroll", "scrollViewDidZoom"])
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 150, y: 150))
    }

    @Test func `SC.17 the delegate receives an animated change from beginning to end`() {
        let (world, scroll) = world()
        world.simulation.schedule(at: 1) { scroll.setZoomScale(1.5, animated: true) }
        world.simulation.run(until: 1.1)
        #expect(scroll.zoomScale == 1.5 && !scroll.isZooming && !scroll.isZoomBouncing && listener.endScale == nil)
        #expect(
            calls(world) == [
                "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewDidEndZooming",
            ])
        #expect(listener.endScale == 1.5)
    }

    @Test func `SC.17 a change in the middle of another ends that one first`() {
        let (world, scroll) = world()
        world.simulation.schedule(at: 1) { scroll.setZoomScale(2, animated: true) }
        world.simulation.schedule(at: 1.1) { scroll.setZoomScale(1, animated: false) }
        #expect(calls(world).filter { $0 == "scrollViewDidEndZooming" }.count == 1)
        #expect(scroll.zoomScale == 1)
    }

    @Test func `SC.16 a rectangle of the zoomed view is made as large as fits`() {
        let (world, scroll) = world()
        world.simulation.schedule(at: 1) { scroll.zoom(to: CGRect(x: 100, y: 50, width: 150, height: 100), animated: false) }
        world.run()
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 50))
    }

    @Test func `SC.18 the drag goes on with the finger that is left`() {
        let (world, scroll) = world()
        pinch(world, to: [110, 165], lift: false)
        world.up(232.5, 150, at: 0.3, finger: 2)
        for step in 1...4 { world.move(67.5, 150 - Double(step) * 10, at: 0.3 + Double(step) * 0.1) }
        world.up(67.5, 110, at: 1.5)
        world.simulation.run(until: 0.35)
        #expect(!scroll.isZooming && listener.endScale == 1.5)
        let calls = calls(world)
        #expect(calls.contains("scrollViewWillBeginDragging") && calls.last == "scrollViewDidEndDragging")
        #expect(scroll.contentOffset.x == 75 && scroll.contentOffset.y > 75)
    }

    @Test func `SC.18 two fingers that move and part drag and zoom`() {
        let (world, scroll) = world { $0.alwaysBounceVertical = true }
        world.together(.down, [(100, 200), (200, 200)], at: 0)
        for step in 1...4 {
            let way = Double(step) * 15
            world.together(.move, [(100 - way, 200 - way), (200 + way, 200 - way)], at: Double(step) * 0.1)
        }
        world.together(.up, [(40, 140), (260, 140)], at: 1)
        let calls = calls(world)
        #expect(calls.contains("scrollViewWillBeginDragging") && calls.contains("scrollViewWillBeginZooming"))
        #expect(calls.contains("scrollViewDidEndDragging") && calls.contains("scrollViewDidEndZooming") && scroll.zoomScale > 1.5)
    }

    @Test func `SC.21 a pinch asks before it takes touches from the content`() {
        final class Keeper: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { false }
        }
        let (world, scroll) = World.with { world in
            let scroll = world.add(Keeper(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), "scroll")
            listener.picture = world.add(UIView(frame: scroll.bounds), "picture", to: scroll)
            listener.picture?.isMultipleTouchEnabled = true
            scroll.delaysContentTouches = false
            scroll.maximumZoomScale = 2
            scroll.delegate = world.name(listener, "delegate")
            return scroll
        }
        pinch(world, to: [110, 165])
        #expect(calls(world).contains("scroll.touchesShouldCancel(picture)") && scroll.zoomScale == 1)
    }
}

/// Zooms a view and receives all that has to do with zooming.
final class ZoomListener: UIScrollViewDelegate {
    var picture: UIView?
    /// Whether each change of the scale was part of a bounce.
    private(set) var bouncing: [Bool] = []
    private(set) var endScale: CGFloat?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    func scrollViewDidZoom(_ scrollView: UIScrollView) { bouncing.append(scrollView.isZoomBouncing) }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { endScale = scale }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}
