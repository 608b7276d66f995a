import EventTrace
import Testing

@testable import UIKit

/// Events that come in while the main thread is busy.
@Suite struct BusyMainThreadTests {
    private func tapped(busyUntil: Double) -> World {
        let world = World { world in
            for (name, top) in [("first", 0.0), ("second", 200)] {
                world.root.addSubview(world.name(TouchView(frame: CGRect(x: 0, y: top, width: 200, height: 200)), name))
            }
        }
        world.simulation.busyUntil = busyUntil
        world.tap(100, 100, at: 0.1)
        world.tap(100, 300, at: 0.3)
        return world
    }

    @Test func `PL.2 they are handled in the order in which they came`() {
        #expect(
            tapped(busyUntil: 1).run() == ["first.touchesBegan", "first.touchesEnded", "second.touchesBegan", "second.touchesEnded"])
    }

    @Test func `PL.2 they are handled when it is free`() {
        let world = tapped(busyUntil: 1)
        world.run()
        #expect(world.trace.ordering.allSatisfy { $0.time == 1 })
    }

    @Test func `PL.2 they keep their own times`() {
        final class TimeView: UIView {
            var times: [Double] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { times += touches.map(\.timestamp) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { times += touches.map(\.timestamp) }
        }
        var view: TimeView?
        let world = World { world in
            view = TimeView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.map { world.root.addSubview($0) }
        }
        world.simulation.busyUntil = 1
        world.tap(100, 100, at: 0.25, hold: 0.25)
        world.run()
        #expect(view?.times == [0.25, 0.5])
    }

    @Test func `PL.1 other processes and threads go on meanwhile, and source 0 performs when it is free`() {
        let world = tapped(busyUntil: 1)
        world.run()
        let trace = world.trace
        func times(_ verb: String) -> [Double] { trace.entries.filter { trace.names[$0.verb] == verb }.map(\.time) }
        for stage in ["hardware", "homeScreen", "machPort", "source1"] {
            #expect(times(stage).map { ($0 * 1000).rounded() } == [100, 180, 300, 380], "\(stage)")
        }
        #expect(times("source0") == [1])
        #expect(times("enqueue") == [1, 1, 1, 1])
    }

    @Test func `PL.17 all that has come in is handled before the run loop gets ready to wait`() {
        #expect(layouts(busyUntil: 1, without: nil) == ["first.touchesBegan", "second.touchesBegan", "layout"])
        #expect(layouts(busyUntil: 0, without: nil) == ["first.touchesBegan", "layout", "second.touchesBegan", "layout"])
    }

    @Test func `PL.17 switched off, each event has a pass of its own`() {
        #expect(layouts(busyUntil: 1, without: .oneWakeUp) == ["first.touchesBegan", "layout", "second.touchesBegan", "layout"])
    }

    /// A layout asked for in each `touchesBegan` of two touches.
    private func layouts(busyUntil: Double, without rule: Rule?) -> [String] {
        final class LayoutView: UIView {
            var log: (String) -> Void = { _ in }
            override func layoutSubviews() { log("layout") }
        }
        final class AskingView: UIView {
            var log: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log(tag == 1 ? "first.touchesBegan" : "second.touchesBegan")
                superview?.setNeedsLayout()
            }
        }
        var lines: [String] = []
        let world = World(ablation: rule.map { Ablation(switchedOff: $0.id) }) { world in
            let parent = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            world.root.addSubview(parent)
            for (tag, top) in [(1, 0.0), (2, 200)] {
                let view = AskingView(frame: CGRect(x: 0, y: top, width: 200, height: 200))
                view.tag = tag
                view.log = { lines.append($0) }
                parent.addSubview(view)
            }
            parent.layoutIfNeeded()
            parent.log = { lines.append($0) }
        }
        world.simulation.busyUntil = busyUntil
        world.down(100, 100, at: 0.1, finger: 1)
        world.down(100, 300, at: 0.3, finger: 2)
        world.run()
        return lines
    }
}
