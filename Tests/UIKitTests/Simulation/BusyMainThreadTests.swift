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
}
