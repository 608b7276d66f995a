import EventTrace
import Testing

@testable import UIKit

/// SC.94: a tap on the status bar, and who scrolls; SC.95: the directional lock.
@Suite struct StatusBarTapTests {
    private struct Found: Equatable {
        let calls: [String]
        let y: CGFloat
    }

    private let listener = TopListener()

    private func scroll(in world: World, _ name: String, x: Double = 0) -> UIScrollView {
        let scroll = world.name(UIScrollView(frame: CGRect(x: x, y: 0, width: 300, height: 400)), name)
        scroll.contentSize = CGSize(width: 300, height: 2000)
        scroll.contentOffset = CGPoint(x: 0, y: 500)
        world.root.addSubview(scroll)
        return scroll
    }

    /// The calls after a tap on the status bar, and the offset of the first scroll view.
    private func tap(switchedOff: Rule? = nil, _ prepare: @escaping (World, UIScrollView) -> Void = { _, _ in }) -> Found {
        var made: UIScrollView!
        let world = World(ablation: switchedOff.map { Ablation(switchedOff: $0.id) }) { world in
            made = scroll(in: world, "scroll")
            made.delegate = world.name(listener, "delegate")
            prepare(world, made)
        }
        world.simulation.interrupt(.statusBarTap, at: 0.1)
        let calls = world.run().filter { !$0.contains("layoutSubviews") }
        return Found(calls: calls, y: made.contentOffset.y)
    }

    @Test func `SC.94 the only scroll view goes to its top, and the delegate is asked and told`() {
        let calls = ["delegate.scrollViewShouldScrollToTop(scroll)", "delegate.scrollViewDidScrollToTop(scroll)"]
        #expect(tap() == Found(calls: calls, y: 0))
    }

    @Test func `SC.94 of two scroll views none goes to its top, unless one says no or is hidden`() {
        #expect(tap { world, _ in _ = scroll(in: world, "other") }.y == 500)
        #expect(tap { world, _ in scroll(in: world, "other").scrollsToTop = false }.y == 0)
        #expect(tap { world, _ in scroll(in: world, "other").isHidden = true }.y == 0)
        #expect(tap { world, _ in _ = scroll(in: world, "other", x: 2000) }.y == 0)
    }

    @Test func `SC.94 a delegate that refuses, or content at its top, keeps the content`() {
        listener.allows = false
        #expect(tap() == Found(calls: ["delegate.scrollViewShouldScrollToTop(scroll)"], y: 500))
        #expect(tap { _, scroll in scroll.contentOffset = .zero } == Found(calls: [], y: 0))
    }

    @Test func `SC.94 without the rule nothing happens`() {
        #expect(tap(switchedOff: .statusBarTap) == Found(calls: [], y: 500))
    }

    @Test(arguments: [(10.0, 90.0, true, true), (70, 90, true, false), (10, 90, false, false), (70, 90, false, false)])
    func `SC.95 a lock holds for a drag along an axis, not for a diagonal one`(x: Double, y: Double, isLocked: Bool, holds: Bool) {
        let offset = drag(by: x, y, isLocked: isLocked)
        #expect((offset.x == 500) == holds && offset.y < 500)
    }

    @Test func `SC.95 without the rule the lock holds for every drag`() {
        #expect(drag(by: 70, 90, isLocked: true, switchedOff: .diagonalDrag).x == 500)
    }

    private func drag(by x: Double, _ y: Double, isLocked: Bool, switchedOff: Rule? = nil) -> CGPoint {
        var made: UIScrollView!
        let world = World(ablation: switchedOff.map { Ablation(switchedOff: $0.id) }) { world in
            made = scroll(in: world, "scroll")
            made.contentSize = CGSize(width: 2000, height: 2000)
            made.contentOffset = CGPoint(x: 500, y: 500)
            made.isDirectionalLockEnabled = isLocked
        }
        world.down(100, 100, at: 0)
        for step in 1...10 { world.move(100 + x * Double(step) / 10, 100 + y * Double(step) / 10, at: Double(step) * 0.016) }
        world.up(100 + x, 100 + y, at: 1)
        _ = world.run()
        return made.contentOffset
    }
}
