import EventTrace
import Testing

@testable import UIKit

/// SC.5 to SC.7, SC.9, SC.10, SC.84 to SC.86: when content moves, and the delegate's calls.
@Suite struct DraggingTests {
    let listener = ScrollListener()

    private func world(ablation: Ablation? = nil, _ prepare: @escaping (UIScrollView) -> Void = { _ in }) -> (World, UIScrollView) {
        var made: UIScrollView!
        let world = World(ablation: ablation) { world in
            let scroll = world.name(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "scroll")
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.delegate = world.name(listener, "delegate")
            prepare(scroll)
            world.root.addSubview(scroll)
            made = scroll
        }
        return (world, made)
    }

    /// `rest` seconds between the last move and the lift.
    private func drag(_ world: World, by x: Double, _ y: Double, at time: Double = 0, rest: Double = 0.5) {
        world.down(150, 200, at: time)
        for step in 1...10 {
            world.move(150 + x * Double(step) / 10, 200 + y * Double(step) / 10, at: time + Double(step) * 0.016)
        }
        world.up(150 + x, 200 + y, at: time + 0.16 + rest)
    }

    private func calls(_ world: World) -> [String] {
        var calls: [String] = []
        for token in world.run().map({ $0.replacing("(scroll)", with: "") }) where token != calls.last { calls.append(token) }
        return calls
    }

    @Test func `SC.6 a drag that comes to rest under the finger`() {
        let (world, scroll) = world()
        drag(world, by: 0, -100)
        #expect(
            calls(world) == [
                "delegate.scrollViewWillBeginDragging", "delegate.scrollViewDidScroll", "delegate.scrollViewWillEndDragging",
                "delegate.scrollViewDidEndDragging",
            ])
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 90))
        #expect(!scroll.isDragging && !scroll.isDecelerating && !scroll.isTracking)
    }

    @Test func `SC.70 scroll-view-minds-the-rest: a fast drag whose finger rests leaves the content there, and its pan fast`() {
        let (world, scroll) = world()
        drag(world, by: 0, -100, rest: 0.2)
        #expect(!calls(world).contains("delegate.scrollViewWillBeginDecelerating"))
        #expect(listener.velocity == .zero)
        #expect(world.decisions(by: .restStopsContent) == ["scroll: ignore velocity"])
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 90))
    }

    @Test func `SC.6 content released in motion decelerates`() {
        let (world, scroll) = world()
        drag(world, by: 0, -100, rest: 0.001)
        #expect(
            calls(world) == [
                "delegate.scrollViewWillBeginDragging", "delegate.scrollViewDidScroll", "delegate.scrollViewWillEndDragging",
                "delegate.scrollViewDidEndDragging", "delegate.scrollViewWillBeginDecelerating", "delegate.scrollViewDidScroll",
                "delegate.scrollViewDidEndDecelerating",
            ])
        #expect(scroll.contentOffset.y > 150 && scroll.contentOffset.y <= 1600)
        #expect(listener.velocity.y > 0)
        #expect(zip(listener.offsets, listener.offsets.dropFirst()).allSatisfy { $0.y <= $1.y })
    }

    @Test func `SC.6 the delegate says where the content comes to rest`() {
        let (world, scroll) = world()
        listener.target = CGPoint(x: 0, y: 777)
        drag(world, by: 0, -100, rest: 0.001)
        world.run()
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 777))
    }

    @Test func `SC.22 code that moves the content leads to one call, or with an animation to many times and then of its end`() {
        let (world, scroll) = world()
        world.simulation.perform { scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
        #expect(world.run() == ["delegate.scrollViewDidScroll(scroll)"])
        world.simulation.perform { scroll.setContentOffset(CGPoint(x: 0, y: 150), animated: true) }
        let tokens = world.run()
        #expect(tokens.last == "delegate.scrollViewDidEndScrollingAnimation(scroll)")
        #expect(tokens.count > 10)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 150))
    }

    @Test func `SC.6 a rectangle comes into sight with the least movement`() {
        let (world, scroll) = world()
        world.simulation.perform { scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false) }
        #expect(scroll.contentOffset.y == 200)
        world.simulation.perform { scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false) }
        #expect(scroll.contentOffset.y == 200)
    }

    @Test(arguments: [(0, 0), (10, 100)] as [(CGFloat, CGFloat)])
    func `SC.6 a rectangle beside the content does not come into sight`(height: CGFloat, x: CGFloat) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 300, height: height)
        scroll.scrollRectToVisible(CGRect(x: 100, y: 0, width: 100, height: 100), animated: false)
        #expect(scroll.contentOffset.x == x)
    }

    @Test func `SC.6 code that sets the origin of the bounds moves the content without a call`() {
        let (world, scroll) = world()
        world.simulation.perform { scroll.bounds.origin.y = 50 }
        #expect(world.run().isEmpty)
        #expect(scroll.contentOffset.y == 50)
    }

    @Test func `SC.5 a drag across the content's only direction moves nothing`() {
        let (world, scroll) = world()
        drag(world, by: -100, 20)
        #expect(world.run().isEmpty)
        #expect(scroll.contentOffset == .zero)
    }

    @Test(arguments: [false, true]) func `SC.5 content that fits moves only if it always bounces`(_ bounces: Bool) {
        let (world, _) = world {
            $0.contentSize = CGSize(width: 300, height: 100)
            $0.alwaysBounceVertical = bounces
        }
        drag(world, by: 0, 100)
        #expect(world.run().isEmpty != bounces)
    }

    @Test func `SC.7 beyond the edge the content resists and springs back`() {
        let (world, scroll) = world()
        drag(world, by: 0, 100)
        world.run()
        let least = listener.offsets.map(\.y).min() ?? 0
        #expect(least < 0 && least > -90)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func `SC.7 without bounces the content stops at its edge`() {
        let (world, scroll) = world { $0.bounces = false }
        drag(world, by: 0, 100)
        world.run()
        #expect(listener.offsets.isEmpty && scroll.contentOffset == .zero)
    }

    @Test func `SC.7 paging comes to rest at a page`() {
        let (world, scroll) = world { $0.isPagingEnabled = true }
        drag(world, by: 0, -100, rest: 0.001)
        world.run()
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 400))
    }

    @Test func `SC.7 a locked drag keeps to the direction in which it began`() {
        let (world, scroll) = world {
            $0.contentSize = CGSize(width: 2000, height: 2000)
            $0.isDirectionalLockEnabled = true
        }
        drag(world, by: -40, -100)
        world.run()
        #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y > 0)
    }

    @Test(arguments: [-1.0, 0, 1, 2])
    func `SC.7 content of any rate comes to rest`(_ rate: Double) {
        let (world, scroll) = world { $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate) }
        drag(world, by: 0, -100, rest: 0.001)
        drag(world, by: 0, -100, at: 60)
        drag(world, by: 50, 50, at: 120, rest: 0.001)
        world.run()
        let offset = scroll.contentOffset
        #expect(!scroll.isDecelerating && offset.x == 0 && offset.y >= 0 && offset.y <= 1600)
    }

    @Test func `SC.7 content goes on by the share of its speed that each millisecond leaves`() {
        func way(_ rate: UIScrollView.DecelerationRate) -> Double {
            let (world, scroll) = world {
                $0.contentSize.height = 20_000
                $0.decelerationRate = rate
            }
            drag(world, by: 0, -100, rest: 0.001)
            world.run()
            let (way, share) = (Double(scroll.contentOffset.y) - 90, Double(rate.rawValue))
            #expect(abs(way - (Double(listener.velocity.y) - 0.01) * share / (1 - share)) < 0.001)
            return way
        }
        #expect(way(.normal) > 4 * way(.fast))
    }

    @Test func `SC.7 at a page above the content's origin the page below is the next one`() {
        let (world, scroll) = world {
            $0.isPagingEnabled = true
            $0.contentInset.top = 800
            $0.contentOffset.y = -490
        }
        drag(world, by: 0, -100, rest: 0.001)
        world.run()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func `SC.22 a movement that code has asked for is its own rule's, a deceleration another's`() {
        let (world, scroll) = world()
        world.simulation.perform { scroll.setContentOffset(CGPoint(x: 0, y: 150), animated: true) }
        world.run()
        #expect(world.decisions(.animatedScroll) == ["scroll scroll began", "scroll scroll ended"])
        #expect(world.decisions(.deceleration) == [])
        drag(world, by: 0, -100, at: 2, rest: 0.001)
        world.run()
        #expect(world.decisions(.deceleration) == ["scroll scroll began", "scroll scroll ended"])
    }

    @Test func `SC.10 a finger stops content that decelerates`() {
        let (world, scroll) = world()
        drag(world, by: 0, -100, rest: 0.001)
        world.tap(150, 200, at: 0.4, hold: 0.3)
        world.simulation.schedule(at: 0.5) { #expect(scroll.isDecelerating && scroll.isDragging && scroll.isTracking) }
        let calls = calls(world)
        #expect(
            calls.suffix(4) == [
                "delegate.scrollViewDidScroll", "delegate.scrollViewWillEndDragging", "delegate.scrollViewDidEndDragging",
                "delegate.scrollViewDidEndDecelerating",
            ])
        #expect(world.trace.ordering.suffix(3).allSatisfy { $0.time == 0.7 })
        #expect(!scroll.isDecelerating && !scroll.isDragging)
    }

    /// caught-content-did-end-before-will-begin; scroll-caught-and-dragged, of iOS 8 to 12
    @Test(arguments: [false, true]) func `SC.86 caught and dragged, the old deceleration ends before the drag begins`(_ isOff: Bool) {
        let (world, scroll) = world(ablation: Ablation(switchedOff: isOff ? Rule.caughtContentDragged.id : nil))
        drag(world, by: 0, -100, rest: 0.001)
        drag(world, by: 0, -60, at: 0.4)
        listener.atEndOfDeceleration = { #expect($0.isTracking && !$0.isDecelerating) }
        world.simulation.schedule(at: 0.45) { #expect(scroll.isDecelerating == isOff) }
        let calls: [String] = Array(calls(world).filter { $0 != "delegate.scrollViewDidScroll" }.suffix(4))
        let drag = ["delegate.scrollViewWillBeginDragging", "delegate.scrollViewWillEndDragging", "delegate.scrollViewDidEndDragging"]
        let end = "delegate.scrollViewDidEndDecelerating"
        #expect(calls == (isOff ? drag + [end] : [end] + drag))
    }

    @Test func `SC.86 caught and thrown again, each deceleration has its end`() {
        let (world, _) = world()
        drag(world, by: 0, -100, rest: 0.001)
        drag(world, by: 0, -60, at: 0.4, rest: 0.001)
        let calls = calls(world)
        #expect(calls.filter { $0 == "delegate.scrollViewWillBeginDecelerating" }.count == 2)
        #expect(calls.filter { $0 == "delegate.scrollViewDidEndDecelerating" }.count == 2)
        #expect(calls.last == "delegate.scrollViewDidEndDecelerating")
    }

    /// ouk-drag-begins-at-exactly-ten-points
    @Test func `SC.84 a way of exactly ten points begins the drag and moves nothing`() {
        let (world, scroll) = world()
        world.down(150, 200, at: 0)
        for step in 1...3 { world.move(150, 200 - 5 * Double(step), at: Double(step) * 0.008) }
        world.simulation.schedule(at: 0.012) { #expect(!scroll.isDragging) }
        world.simulation.schedule(at: 0.02) { #expect(scroll.isDragging && scroll.contentOffset.y == 0 && listener.offsets.isEmpty) }
        world.simulation.schedule(at: 0.03) { #expect(listener.offsets.map(\.y) == [5]) }
        world.up(150, 185, at: 1)
        world.run()
    }

    /// ouk-drag-three-point-steps
    @Test func `SC.84 what exceeds ten points moves the content in the event that begins the drag`() {
        let (world, scroll) = world()
        world.down(150, 380, at: 0)
        for step in 1...60 { world.move(150, 380 - 3 * Double(step), at: Double(step) * 0.016) }
        world.up(150, 200, at: 1.3)
        let began = calls(world)
        #expect(Array(began.prefix(2)) == ["delegate.scrollViewWillBeginDragging", "delegate.scrollViewDidScroll"])
        let times = world.trace.ordering.prefix(2).map(\.time)
        #expect(listener.offsets.first?.y == 2 && times.first == times.last && scroll.contentOffset.y == 170)
    }

    /// drift-then-scroll
    @Test func `SC.5 a finger that drifts across at first scrolls as soon as it goes along`() {
        let (world, scroll) = world()
        world.down(100, 300, at: 0)
        for step in 1...10 { world.move(100 + 5 * Double(step), 300 - Double(step), at: Double(step) * 0.016) }
        world.simulation.schedule(at: 0.17) {
            #expect(!scroll.isDragging && scroll.panGestureRecognizer.state == .possible)
        }
        for step in 1...10 { world.move(150, 290 - 5 * Double(step), at: 0.2 + Double(step) * 0.016) }
        world.up(150, 240, at: 1)
        world.run()
        #expect(listener.offsets.last.map { $0.y >= 40 && $0.x == 0 } == true)
        #expect(world.decisions(.dragDirection) == Array(repeating: "scroll decline", count: 5))
    }

    /// require-all-others-to-fail
    @Test func `SC.5 a pan that waits for the pan of content that fits waits until the lift`() {
        let (pan, target) = (UIPanGestureRecognizer(), Listener())
        let (world, scroll) = world { $0.contentSize = CGSize(width: 300, height: 100) }
        world.simulation.perform {
            world.root.addGestureRecognizer(world.name(pan, "pan"))
            pan.require(toFail: scroll.panGestureRecognizer)
            pan.addTarget(target, action: Listener.tapped)
        }
        drag(world, by: 0, 100)
        world.simulation.schedule(at: 0.3) { #expect(scroll.panGestureRecognizer.state == .possible) }
        #expect(world.run().allSatisfy { $0.hasPrefix("pan.action") })
        #expect(world.trace.ordering.allSatisfy { $0.time >= 0.66 })
    }

    /// ouk-throw-into-the-edge-overshoots
    @Test func `SC.85 content thrown into its edge flies over it and comes back in one deceleration`() {
        let (world, scroll) = world {
            $0.frame.size.height = 840
            $0.contentSize.height = 40_000
            $0.contentOffset.y = 39_160 - 350
        }
        world.down(150, 700, at: 0)
        for step in 1...12 { world.move(150, 700 - 25 * Double(step), at: Double(step) * 0.008) }
        world.up(150, 400, at: 0.0961)
        let calls = calls(world)
        #expect(
            calls.suffix(3) == [
                "delegate.scrollViewWillBeginDecelerating", "delegate.scrollViewDidScroll", "delegate.scrollViewDidEndDecelerating",
            ])
        let farthest = listener.offsets.map(\.y).max() ?? 0
        #expect(farthest > 39_240 && farthest < 39_270)
        #expect(scroll.contentOffset.y == 39_160 && listener.proposed?.y == 39_160)
        let end: Double = world.trace.ordering.last?.time ?? 0
        #expect(end > 0.85 && end < 0.96)
    }

    @Test func `SC.85 without bounces, and without the rule, thrown content rests at its edge`() {
        for isOff in [false, true] {
            let (world, scroll) = world(ablation: Ablation(switchedOff: isOff ? Rule.overshoot.id : nil)) {
                $0.bounces = isOff
                $0.contentOffset.y = 1500
            }
            drag(world, by: 0, -100, rest: 0.001)
            world.run()
            #expect(scroll.contentOffset.y == 1600 && listener.offsets.allSatisfy { $0.y <= 1600 })
        }
    }

    /// ouk-throw-ends-at-ten-points-per-second
    @Test func `SC.7 a throw ends when its speed has come down to ten points per second`() {
        let (world, scroll) = world { $0.contentSize.height = 40_000 }
        world.down(150, 300, at: 0)
        for step in 1...14 { world.move(150, 300 - 6 * Double(step), at: Double(step) * 0.008) }
        world.up(150, 216, at: 0.1121)
        world.run()
        let way: Double = Double(scroll.contentOffset.y) - 74
        let end: Double = world.trace.ordering.last?.time ?? 0
        #expect(abs(way - 740 * 0.499) < 0.5)
        #expect(end > 2.25 && end < 2.29)
    }

    @Test func `SC.10 content that springs back is at its end when a finger catches it`() {
        let (world, scroll) = world()
        drag(world, by: 0, 100, rest: 0.001)
        world.tap(150, 200, at: 0.25, hold: 0.3)
        let calls = calls(world)
        let end = world.trace.ordering.first { $0.call == "scrollViewDidEndDecelerating" }
        #expect(end?.time == 0.25 && calls.last == "delegate.scrollViewDidEndDecelerating" && scroll.contentOffset.y < 0)
    }

    @Test(arguments: [false, true]) func `SC.41 isDragging is true until the content is at rest`(_ isOff: Bool) {
        let (world, scroll) = world(ablation: Ablation(switchedOff: isOff ? Rule.draggingUntilRest.id : nil))
        drag(world, by: 0, -100, rest: 0.001)
        world.simulation.schedule(at: 0.4) { #expect(scroll.isDecelerating && scroll.isDragging != isOff) }
        world.run()
        #expect(!scroll.isDragging)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .onDragWithAccessory])
    func `SC.15 the field that is edited resigns when a drag begins`(_ mode: UIScrollView.KeyboardDismissMode) {
        let field = UITextField(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
        let (world, _) = world { $0.keyboardDismissMode = mode }
        world.simulation.perform {
            world.root.addSubview(world.name(field, "field"))
            field.becomeFirstResponder()
        }
        world.tap(150, 200)
        world.run()
        #expect(world.simulation.perform { field.isEditing })
        drag(world, by: 0, -100, at: 1)
        world.run()
        #expect(world.simulation.perform { field.isEditing } == (mode == .none))
    }

    @Test func `SC.6 a pan on another view scrolls a hidden scroll view`() {
        let (world, scroll) = world { $0.isHidden = true }
        world.simulation.perform {
            let dummy = world.name(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "dummy")
            world.root.addSubview(dummy)
            dummy.addGestureRecognizer(scroll.panGestureRecognizer)
        }
        drag(world, by: 0, -100)
        #expect(calls(world).first == "delegate.scrollViewWillBeginDragging")
        #expect(scroll.contentOffset.y == 90)
    }

    @Test func `SC.6 a scroll view that gives its class a delegate of recognizers is asked what it answers`() {
        let world = World { world in
            let scroll = world.name(SharingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), "scroll")
            scroll.contentSize = CGSize(width: 300, height: 2000)
            world.root.addSubview(scroll)
            world.root.addGestureRecognizer(world.name(UIPanGestureRecognizer(), "pan"))
        }
        drag(world, by: 0, -100)
        let tokens = world.run()
        #expect(tokens.contains { $0.hasPrefix("scroll.shouldRecognizeSimultaneously") })
        #expect(tokens.contains { $0.hasPrefix("scroll.gestureRecognizerShouldBegin") })
    }

    @Test(arguments: [0.0, 600.0]) func `SC.9 at the end of its content the inner scroll view leaves the drag to the outer one`(
        _ start: Double
    ) {
        let inner = UIScrollView()
        let (world, outer) = world { outer in
            inner.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            inner.contentSize = CGSize(width: 300, height: 1000)
            inner.contentOffset = CGPoint(x: 0, y: start)
            outer.addSubview(inner)
        }
        drag(world, by: 0, -100)
        world.run()
        #expect(outer.contentOffset.y == (start == 0 ? 0 : 90))
        #expect(inner.contentOffset.y == (start == 0 ? 90 : 600))
    }

    @Test func `SC.9 a drag across the inner scroll view's direction is the outer one's`() {
        let inner = UIScrollView()
        let (world, outer) = world { outer in
            inner.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            inner.contentSize = CGSize(width: 3000, height: 400)
            outer.addSubview(inner)
        }
        drag(world, by: 0, -100)
        world.run()
        #expect(outer.contentOffset.y == 90 && inner.contentOffset == .zero)
    }
}

/// Says in public that it is a delegate of recognizers, as subclasses in apps do.
private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
