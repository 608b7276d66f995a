import EventTrace
import Testing

@testable import UIKit

@Suite struct RunLoopTests {
    private final class ClockTarget: NSObject {
        var marks: [Double] = []
        func tick() { marks.append(CACurrentMediaTime()) }
        static let tick = Selector("tick", ClockTarget.tick)
    }

    private final class MarkTarget: NSObject {
        private let simulation: Simulation
        static let mark = Selector("mark", MarkTarget.mark)

        init(_ simulation: Simulation) { self.simulation = simulation }

        func mark() { simulation.recorder.mark("message") }
    }

    private func marks(_ build: @escaping (Simulation, @escaping (String) -> Void) -> Void) -> [String] {
        let simulation = Simulation()
        simulation.perform { build(simulation) { simulation.recorder.mark($0) } }
        simulation.run()
        return simulation.recorder.trace.ordering.map { "\($0.call) \($0.time)" }
    }

    @Test func `PL.1 PL.2 the stages of the way in`() {
        let world = World()
        world.down(50, 50, at: 1)
        world.run()
        let trace = world.trace
        let stages = trace.entries.filter { $0.rule == Rule.wayIn.id || $0.rule == Rule.queueIsFirstInFirstOut.id }.map {
            "\(trace.names[$0.subject]).\(trace.names[$0.verb])"
        }
        #expect(
            stages == [
                "glass.hardware", "homeScreen.homeScreen", "machPort.machPort", "eventFetchThread.source1", "mainRunLoop.source0",
                "queue.enqueue", "queue.dequeue",
            ])
    }

    @Test func `PL.2 events of one instant leave the queue as they came`() {
        let world = World { world in
            for (index, name) in ["left", "right"].enumerated() {
                world.root.addSubview(world.name(TouchView(frame: CGRect(x: index * 100, y: 0, width: 100, height: 100)), name))
            }
        }
        world.down(150, 50, at: 1, finger: 1)
        world.down(50, 50, at: 1, finger: 2)
        #expect(world.run() == ["right.touchesBegan", "left.touchesBegan"])
    }

    @Test func `PL.3 hit-testing, UIApplication.sendEvent, UIWindow.sendEvent, recognizers, actions, views`() {
        final class Window: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
            override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
        }
        let listener = Listener()
        let world = World { world in
            let window = world.name(Window(frame: world.window.bounds), "w")
            window.makeKeyAndVisible()
            let view = world.name(TouchView(frame: window.bounds), "view")
            window.addSubview(view)
            view.addGestureRecognizer(world.name(LoggingTap(target: listener, action: Listener.tapped), "tap"))
        }
        world.tap(50, 50)
        #expect(
            world.run() == [
                "w.hitTest", "w.hitTest", "w.sendEvent", "tap.touchesBegan", "view.touchesBegan", "w.sendEvent", "tap.touchesEnded",
                "tap.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `PL.4 a tap's action runs inside UIWindow.sendEvent, a long press's from the observer`() {
        final class Window: UIWindow {
            override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
        }
        let listener = Listener()
        let world = World { world in
            let window = world.name(Window(frame: world.window.bounds), "w")
            window.makeKeyAndVisible()
            window.addGestureRecognizer(world.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap"))
            window.addGestureRecognizer(world.name(UILongPressGestureRecognizer(target: listener, action: Listener.tapped), "press"))
        }
        world.tap(50, 50)
        world.tap(50, 50, at: 2, hold: 1)
        world.run()
        let actions = world.trace.ordering.filter { $0.call == "action" }.map { "\($0.receiver) \($0.argument) \($0.depth)" }
        #expect(actions == ["tap ended 1", "press began 0", "press ended 1"])
        #expect(world.decisions(.observersInOrder).contains("mainRunLoop observe gestureUpdate"))
    }

    @Test func `PL.7 the observers in their order`() {
        let world = World()
        world.simulation.recordsIdleObservers = true
        world.down(50, 50, at: 1)
        world.run()
        let observers = world.decisions(.observersInOrder).suffix(6).map { $0.split(separator: " ")[2] }
        #expect(observers == ["poolPush", "gestureUpdate", "beforeCommit", "commit", "afterCommit", "poolPop"])
    }

    @Test func `PL.7 an observer that has nothing to do is not recorded`() {
        let world = World { world in world.root.addSubview(TouchView(frame: world.root.bounds)) }
        world.simulation.run(until: 0)
        let before = world.decisions(.observersInOrder).count
        world.tap(50, 50, at: 1)
        world.run()
        #expect(world.decisions(.observersInOrder).count == before)
    }

    @Test func `PL.8 timers, then events, then the main queue`() {
        final class Asking: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                DispatchQueue.main.async { Simulation.current!.recorder.mark("async") }
            }
        }
        let world = World { world in
            world.root.addSubview(world.name(Asking(frame: world.root.bounds), "view"))
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in world.simulation.recorder.mark("timer") }
        }
        world.down(50, 50, at: 1)
        #expect(world.run() == ["timer", "view.touchesBegan", "async"])
        #expect(world.trace.ordering.allSatisfy { $0.time == 1 })
    }

    @Test func `PL.8 after a busy main thread: events, then the main queue, then late timers`() {
        let world = World { world in
            let (simulation, recorder) = (world.simulation, world.simulation.recorder)
            world.root.addSubview(world.name(TouchView(frame: world.root.bounds), "view"))
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                recorder.mark("timer")
                DispatchQueue.main.async { recorder.mark("async of the timer") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                recorder.mark("asyncAfter")
                world.root.setNeedsLayout()
            }
            simulation.busyUntil = 1
        }
        world.tap(50, 50, at: 0.5)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded", "asyncAfter", "timer", "async of the timer"])
        #expect(world.trace.ordering.allSatisfy { $0.time == 1 })
        let order = world.trace.entries.map { world.trace.describe($0) }
        #expect(order.firstIndex(of: "mainRunLoop: observe commit")! < order.firstIndex(of: "— timer")!)
    }

    @Test(arguments: [UInt8(17), 18])
    func `PL.24 the commit ends the update that delivers a touch, before the main queue`(version: UInt8) {
        final class Asking: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                setNeedsLayout()
                DispatchQueue.main.async { Simulation.current!.recorder.mark("async") }
            }
            override func layoutSubviews() { if window != nil { Simulation.current!.recorder.mark("layout") } }
        }
        let world = World { world in
            world.simulation.systemVersion = SystemVersion(version)
            world.root.addSubview(world.name(Asking(frame: world.root.bounds), "view"))
        }
        world.simulation.run(until: 0.5)
        let before = world.trace.ordering.count
        world.down(50, 50, at: 1)
        let calls = world.run().dropFirst(before).filter { $0 != "view.layoutSubviews" }
        #expect(calls == ["view.touchesBegan"] + (version < 18 ? ["async", "layout"] : ["layout", "async"]))
    }

    @Test func `PL.8 a block of the main queue precedes a message without delay, at the launch and after a timer`() {
        let order = marks { simulation, mark in
            let target = MarkTarget(simulation)
            let add = {
                target.perform(MarkTarget.mark, with: nil, afterDelay: 0)
                DispatchQueue.main.async { mark("block") }
            }
            add()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in add() }
        }
        #expect(order == ["block 0.0", "message 0.0001", "block 1.0", "message 1.0001"])
    }

    @Test func `PL.8 asyncAfter, work items and delayed messages come at their times`() {
        let target = ClockTarget()
        let seen = marks { simulation, mark in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { mark("after") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { mark("earlier") }
            let item = DispatchWorkItem { mark("never") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
            item.cancel()
            target.perform(ClockTarget.tick, with: nil, afterDelay: 0.5)
            target.perform(ClockTarget.tick, with: 1, afterDelay: 0.6)
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: ClockTarget.tick, object: nil)
        }
        #expect(seen == ["earlier 0.2", "after 0.3"])
        #expect(target.marks == [0.6])
    }

    @Test func `PL.8 repeating timers and display links tick, and do not keep a run going`() {
        let target = ClockTarget()
        let simulation = Simulation()
        var ticks: [Double] = []
        simulation.perform {
            let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
                ticks.append(simulation.now)
                if ticks.count == 3 { timer.invalidate() }
            }
            let link = CADisplayLink(target: target, selector: ClockTarget.tick)
            link.preferredFramesPerSecond = 4
            link.add(to: .main, forMode: .common)
            withExtendedLifetime(timer) {}
        }
        simulation.run()
        #expect(ticks.isEmpty)
        simulation.run(until: 1)
        #expect(ticks == [0.25, 0.5, 0.75] && target.marks == [0.25, 0.5, 0.75, 1])
    }

    @Test func `PL.8 a transaction completes when its animations are over, or at once`() {
        let seen = marks { simulation, mark in
            let view = UIWindow(frame: .zero)
            CATransaction.begin()
            CATransaction.setCompletionBlock { mark("animated") }
            UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock { mark("empty") }
            CATransaction.commit()
        }
        #expect(seen == ["empty 0.0", "animated 0.5"])
    }
}
