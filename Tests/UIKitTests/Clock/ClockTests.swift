import ApproximateGeometry
import Testing

@testable import UIKit

@Suite struct ClockTests {
    private final class Target: NSObject {
        var frames: [(shown: Double, next: Double)] = []
        var fired: [String] = []
        func frame(_ link: CADisplayLink) { frames.append((link.timestamp, link.targetTimestamp)) }
        func fire(_ timer: Timer) { fired.append("\(timer.userInfo ?? "none")") }
        static let frame = Selector("frame(_:)", Target.frame)
        static let fire = Selector("fire(_:)", Target.fire)
    }

    private let target = Target()

    @Test func `a timer that fires once has no interval and is then invalid`() {
        var timers: [Timer] = []
        let target = target
        let world = World { _ in
            timers = [false, true].map { repeats in
                Timer.scheduledTimer(timeInterval: 0.5, target: target, selector: Target.fire, userInfo: "info", repeats: repeats)
            }
            #expect(timers.allSatisfy(\.isValid) && timers.map(\.timeInterval) == [0, 0.5])
        }
        world.simulation.run(until: 1.2)
        #expect(timers.map(\.isValid) == [false, true] && target.fired == ["info", "info", "info"])
        world.simulation.perform { timers[1].invalidate() }
        #expect(!timers[1].isValid)
    }

    @Test func `a display link that is paused tells of no frame`() {
        let target = target
        var link: CADisplayLink?
        let world = World { _ in
            link = CADisplayLink(target: target, selector: Target.frame)
            link?.add(to: .main, forMode: .common)
        }
        world.simulation.run(until: 0.055)
        #expect(target.frames.count == 3 && target.frames.allSatisfy { near($0.next - $0.shown, 1 / 60) })
        link?.isPaused = true
        world.simulation.run(until: 0.2)
        #expect(target.frames.count == 3)
        world.simulation.perform { link?.invalidate() }
    }

    @Test func `a deadline in the distant future does not come`() {
        var order: [String] = []
        let world = World { _ in
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { order.append("never") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .microseconds(2)) { order.append("2 µs") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(1)) { order.append("1 ns") }
        }
        world.run()
        #expect(order == ["1 ns", "2 µs"])
    }

    @Test func `a transaction has values of its own`() {
        let world = World { _ in
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
            CATransaction.setAnimationDuration(2)
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock {}
            #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions() && CATransaction.completionBlock() != nil)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
        }
        world.run()
    }

    @Test func `PL.9 flushing lays out at once`() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let view = Counting()
        let world = World { $0.root.addSubview(view) }
        world.run()
        let before = view.count
        world.simulation.perform {
            view.setNeedsLayout()
            CATransaction.flush()
        }
        #expect(view.count == before + 1)
    }
}
