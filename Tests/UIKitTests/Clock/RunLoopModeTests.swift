import EventTrace
import Testing

@testable import UIKit

/// PL.20, PL.21: what is served while a scroll view tracks.
struct RunLoopModeTests {
    private final class Target: NSObject {
        let tell: () -> Void
        init(_ tell: @escaping () -> Void) { self.tell = tell }
        func fire() { tell() }
        func frame(_ link: CADisplayLink) { tell() }
        static let fire = Selector("fire", Target.fire)
        static let frame = Selector("frame(_:)", Target.frame)
    }

    /// A drag from 1 s to 2 s; content that is thrown goes on after it.
    private func world(
        ablation: Ablation? = nil, throws isThrown: Bool = false, _ build: @escaping (World) -> Void
    ) -> (World, UIScrollView) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let world = World(ablation: ablation) { world in
            scroll.contentSize = CGSize(width: 300, height: 9000)
            world.root.addSubview(world.name(scroll, "scroll"))
            build(world)
        }
        world.down(150, 500, at: 1)
        for step in 1...60 { world.move(150, 500 - (isThrown ? 6 : 1) * Double(step), at: 1 + Double(step) / 60) }
        world.up(150, isThrown ? 140 : 440, at: isThrown ? 2 + 1 / 60 : 2.5)
        return (world, scroll)
    }

    private func times(_ world: World) -> [Double] {
        world.run()
        return world.trace.ordering.map(\.time)
    }

    @Test func `PL.20 a timer of the default mode fires when the drag is over, a repeating one once`() {
        let (world, _) = world { world in
            Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in world.simulation.recorder.mark("once") }
            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { timer in
                world.simulation.recorder.mark("again")
                if world.simulation.now > 3 { timer.invalidate() }
            }
        }
        world.simulation.schedule(at: 4) {}
        world.run()
        let marks = world.trace.ordering.map { "\($0.call) \(($0.time * 100).rounded() / 100)" }
        #expect(marks == ["again 0.4", "again 0.8", "again 2.5", "once 2.5", "again 2.8", "again 3.2"])
        #expect(world.decisions(.runLoopModes) == ["mainRunLoop mode tracking", "mainRunLoop mode default"])
    }

    @Test func `PL.20 without it timers fire while content is dragged`() {
        let (world, _) = world(ablation: Ablation(switchedOff: Rule.runLoopModes.id)) { world in
            Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in world.simulation.recorder.mark("once") }
        }
        #expect(times(world) == [1.5])
        #expect(world.decisions(.runLoopModes).isEmpty)
    }

    @Test(arguments: [RunLoop.Mode.default, .common, .tracking, RunLoop.Mode("mine")])
    func `PL.20 a timer fires in the modes that it was added for`(_ mode: RunLoop.Mode) {
        let (world, _) = world { world in
            RunLoop.main.add(Timer(timeInterval: 1.5, repeats: false) { _ in world.simulation.recorder.mark("in the drag") }, forMode: mode)
            RunLoop.main.add(Timer(timeInterval: 0.5, repeats: false) { _ in world.simulation.recorder.mark("before") }, forMode: mode)
        }
        world.run()
        let marks = world.trace.ordering.map { "\($0.call) \(($0.time * 100).rounded() / 100)" }
        let expected: [RunLoop.Mode: [String]] = [
            .default: ["before 0.5", "in the drag 2.5"], .common: ["before 0.5", "in the drag 1.5"],
        ]
        if mode == .tracking {
            #expect(marks.count == 2 && marks[0].hasPrefix("before 1.") && marks[1] == "in the drag 1.5")
        } else {
            #expect(marks == expected[mode] ?? [])
        }
    }

    @Test func `PL.20 a timer that is added for another mode too fires in both, once`() {
        let (world, _) = world { world in
            let timer = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in world.simulation.recorder.mark("once") }
            RunLoop.current.add(timer, forMode: .tracking)
        }
        #expect(times(world) == [1.5])
    }

    @Test func `PL.20 delayed messages wait unless they name the common modes; blocks and asyncAfter do not`() {
        let (world, _) = world { world in
            let target = { (text: String) in Target { world.simulation.recorder.mark(text) } }
            target("default").perform(Target.fire, with: nil, afterDelay: 1.5)
            target("common").perform(Target.fire, with: nil, afterDelay: 1.5, inModes: [.common])
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { world.simulation.recorder.mark("asyncAfter") }
            world.simulation.schedule(at: 1.6) {
                DispatchQueue.main.async { world.simulation.recorder.mark("async") }
                RunLoop.main.perform { world.simulation.recorder.mark("performed") }
                RunLoop.main.perform(inModes: [.tracking]) { world.simulation.recorder.mark("performed while tracking") }
            }
        }
        world.run()
        #expect(
            world.trace.ordering.map { $0.call } == ["common", "asyncAfter", "performed while tracking", "async", "default", "performed"])
    }

    @Test func `PL.20 a display link of the default mode tells of no frame while content is dragged`() {
        var frames: [Double] = []
        let (world, _) = world { world in
            let link = CADisplayLink(target: Target { frames.append(world.simulation.now) }, selector: Target.frame)
            link.add(to: .main, forMode: .default)
        }
        world.simulation.run(until: 3)
        #expect(!frames.contains { $0 > 1.2 && $0 < 2.5 } && frames.contains { $0 < 1 } && frames.contains { $0 > 2.5 })
    }

    @Test func `PL.20 content that goes on keeps the tracking mode until it is at rest`() {
        var modes: [RunLoop.Mode?] = []
        let (world, scroll) = world(throws: true) { world in
            Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in world.simulation.recorder.mark("once") }
            for time in [0.5, 1.5, 2.2] { world.simulation.schedule(at: time) { modes.append(RunLoop.main.currentMode) } }
        }
        world.simulation.schedule(at: 2.2) { #expect(scroll.isDecelerating) }
        let fired = times(world)
        #expect(fired.count == 1 && fired[0] > 2.2)
        #expect(modes == [.default, .tracking, .tracking])
        #expect(!scroll.isDecelerating && world.decisions(.runLoopModes).count == 2)
    }

    @Test func `PL.20 a finger that rests on content, or that holds a control, leaves the default mode`() {
        let world = World { world in
            world.root.addSubview(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
            world.root.addSubview(UIButton(frame: CGRect(x: 0, y: 300, width: 300, height: 300)))
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in world.simulation.recorder.mark("fires") }
        }
        world.down(150, 150, at: 0.1)
        world.down(150, 450, at: 0.1, finger: 2)
        world.up(150, 150, at: 2)
        #expect(times(world) == [1])
    }

    @Test func `PL.20 a scroll view that goes in mid-drag gives the mode back`() {
        let world = World { world in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            scroll.contentSize = CGSize(width: 300, height: 9000)
            world.root.addSubview(scroll)
            world.simulation.schedule(at: 1.5) { world.root.subviews.first?.removeFromSuperview() }
            Timer.scheduledTimer(withTimeInterval: 1.4, repeats: false) { _ in world.simulation.recorder.mark("fires") }
        }
        world.down(150, 500, at: 1)
        for step in 1...60 { world.move(150, 500 - 2 * Double(step), at: 1 + Double(step) / 60) }
        #expect(times(world).map { ($0 * 10).rounded() / 10 } == [1.5])
    }

    @Test(arguments: [false, true]) func `PL.21 a timer fires once for all that a busy main thread has made it miss`(_ isOff: Bool) {
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.missedFirings.id : nil)) { world in
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in world.simulation.recorder.mark("fires") }
            world.simulation.schedule(at: 0.5) { world.simulation.busyUntil = 3.5 }
        }
        world.simulation.run(until: 5.2)
        #expect(world.trace.ordering.map(\.time) == (isOff ? [3.5, 3.5, 3.5, 4, 5] : [3.5, 4, 5]))
    }
}
