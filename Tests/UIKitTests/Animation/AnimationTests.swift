import EventTrace
import Testing

@testable import UIKit

@Suite struct AnimationTests {
    private let start = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let end = CGRect(x: 0, y: 400, width: 100, height: 100)

    private func world(_ animate: @escaping (World, UIView) -> Void) -> World {
        World { world in
            let view = world.name(TouchView(frame: start), "view")
            world.root.addSubview(view)
            world.simulation.schedule(at: 1) { animate(world, view) }
        }
    }

    private func run(_ world: World, tapping y: Double) -> [String] {
        world.tap(50, y, at: 1.5)
        return world.run()
    }

    @Test func `HT.9 a view that is animated swallows touches until the animation is over`() {
        let end = end
        let world = world { world, view in
            world.root.addGestureRecognizer(world.name(UITapGestureRecognizer(target: nil, action: nil), "tap"))
            UIView.animate(withDuration: 1) { view.frame = end }
        }
        world.tap(50, 450, at: 1.5)
        world.simulation.run(until: 2.5)
        #expect(world.trace.ordering.isEmpty)
        #expect(world.decisions(.animatedViewsSwallow).contains("view drop"))
        #expect(!world.trace.entries.contains { world.trace.names[$0.subject] == "tap" })
        world.tap(50, 450, at: 3)
        #expect(world.run().first == "view.touchesBegan")
        #expect(world.trace.ordering.first!.time == 3)
    }

    @Test(arguments: [(UIView.AnimationOptions(), false), (.allowUserInteraction, true)])
    func `HT.9 it answers for the views in it, which are not asked`(options: UIView.AnimationOptions, isTouched: Bool) {
        final class HitView: TouchView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
        }
        let end = end
        let world = world { world, view in
            view.addSubview(world.name(HitView(frame: view.bounds), "inner"))
            UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.frame = end })
        }
        world.tap(50, 450, at: 1.5)
        let calls = world.run()
        #expect(calls.filter { $0 == "inner.hitTest" }.count == (isTouched ? 2 : 0))
        #expect(calls.contains("inner.touchesBegan") == isTouched)
        #expect(world.decisions(.animatedViewsSwallow).contains("view drop") != isTouched)
    }

    @Test func `HT.9 a hitTest of client code's own that answers by itself gets the touch`() {
        final class HitView: TouchView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                self.point(inside: point, with: event) ? self : nil
            }
        }
        let end = end
        let world = World { world in
            let view = world.name(HitView(frame: start), "view")
            world.root.addSubview(view)
            world.simulation.schedule(at: 1) { UIView.animate(withDuration: 1) { view.frame = end } }
        }
        #expect(run(world, tapping: 450).contains("view.touchesBegan"))
    }

    @Test func `HT.9 code that asks hitTest learns which view is there`() {
        let end = end
        let world = world { _, view in UIView.animate(withDuration: 1) { view.frame = end } }
        world.simulation.schedule(at: 1.5) {
            #expect(world.root.hitTest(CGPoint(x: 50, y: 450), with: nil) === world.root.subviews.first)
        }
        world.run()
        let view = world.root.subviews.first
        #expect(view?.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }

    @Test func `HT.9 an animator whose views take no interaction swallows where they are seen`() {
        let end = end
        let world = world { world, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = end }
            animator.isUserInteractionEnabled = false
            animator.startAnimation()
        }
        world.tap(50, 250, at: 1.5)
        world.run()
        #expect(world.trace.ordering.isEmpty && world.decisions(.animatedViewsSwallow).contains("view drop"))
    }

    @Test func `HT.9 a touch that is there goes on when its view begins to be animated`() {
        let end = end
        let world = world { _, _ in }
        world.simulation.schedule(at: 1.1) {
            guard let view = world.root.subviews.first else { return }
            UIView.animate(withDuration: 1) { view.frame = end }
        }
        world.tap(50, 50, at: 1, hold: 0.2)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }

    @Test(arguments: [(450.0, true), (250.0, false), (50.0, false)])
    func `HT.10 with .allowUserInteraction the place of the model is hit`(y: Double, isHit: Bool) {
        let end = end
        let world = world { _, view in
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.frame = end }, completion: nil)
        }
        #expect(run(world, tapping: y).isEmpty != isHit)
    }

    @Test(arguments: [(450.0, false), (250.0, true), (50.0, false)])
    func `HT.10 a property animator's view is hit where it is seen`(y: Double, isHit: Bool) {
        let end = end
        let world = world { _, view in
            UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = end }.startAnimation()
        }
        #expect(run(world, tapping: y).isEmpty != isHit)
    }

    @Test(arguments: [UIView.AnimationOptions.allowUserInteraction, []])
    func `HT.10 an animation whose views are hit is that rule's, another one HT.9's`(_ options: UIView.AnimationOptions) {
        let end = end
        let world = world { _, view in
            UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.frame = end }, completion: nil)
        }
        world.run()
        let entries = ["view animate began", "view animate ended"]
        #expect(world.decisions(.seenViewsAreHit) == (options == [] ? [] : entries))
        #expect(world.decisions(.animatedViewsSwallow) == (options == [] ? entries : []))
    }

    @Test func `HT.10 manual hit-testing asks for the model's place`() {
        let end = end
        let world = world { _, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = end }
            animator.isManualHitTestingEnabled = true
            animator.startAnimation()
        }
        #expect(!run(world, tapping: 450).isEmpty)
    }

    @Test func `HT.9 models change at once, the completion comes on the virtual clock`() {
        let end = end
        let world = world { world, view in
            UIView.animate(withDuration: 0.3, animations: { view.frame = end }) { finished in
                world.simulation.recorder.mark("completed \(finished)")
            }
            #expect(view.frame == end)
        }
        #expect(world.run() == ["completed true"])
        #expect(world.trace.ordering[0].time == 1.3)
    }

    @Test func `HT.9 what changes without animation is hit`() {
        let end = end
        let world = world { _, view in
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.frame = end } }
        }
        #expect(!run(world, tapping: 450).isEmpty)
    }

    @Test func `a property animator pauses, turns round and ends at its start`() {
        var positions: [UIViewAnimatingPosition] = []
        let (start, end) = (start, end)
        let world = world { world, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = end }
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            world.simulation.schedule(at: 1.25) { animator.pauseAnimation() }
            world.simulation.schedule(at: 2) {
                #expect(animator.fractionComplete == 0.25 && animator.state == .active && !animator.isRunning)
                animator.isReversed = true
                animator.startAnimation()
            }
            world.simulation.schedule(at: 3) { #expect(view.frame == start) }
        }
        world.run()
        #expect(positions == [.start])
        #expect(world.simulation.now == 3)
    }

    @Test func `stopping leaves the view where it is seen`() {
        let (start, end) = (start, end)
        let world = world { world, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = end }
            animator.startAnimation()
            world.simulation.schedule(at: 1.5) {
                animator.stopAnimation(true)
                #expect(view.frame == start.offsetBy(dx: 0, dy: 200) && animator.state == .inactive)
            }
        }
        world.run()
    }
}
