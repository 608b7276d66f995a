import EventTrace
import Testing

@testable import UIKit

@Suite struct TouchSequenceTests {
    /// Calls a closure with the touches and the event.
    private final class Watching: UIView {
        var onTouches: (Word, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches(.touchesBegan, touches, event!) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches(.touchesMoved, touches, event!) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches(.touchesEnded, touches, event!) }
    }

    private func world(_ watch: @escaping (Word, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }, multiple: Bool = false) -> World {
        World { world in
            let view = world.name(Watching(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "A")
            view.onTouches = watch
            view.isMultipleTouchEnabled = multiple
            world.root.addSubview(view)
            world.root.addSubview(world.name(TouchView(frame: CGRect(x: 200, y: 0, width: 150, height: 200)), "B"))
        }
    }

    @Test func `TO.1 one finger is one touch, whose view stays that of the touch-down`() {
        var seen: [UITouch] = []
        let world = world { _, touches, _ in seen += touches }
        world.down(50, 50, at: 0)
        world.move(250, 50, at: 0.1)
        world.up(260, 50, at: 0.2)
        #expect(world.run() == ["A.touchesBegan", "A.touchesMoved", "A.touchesEnded"])
        #expect(seen.count == 3 && seen.allSatisfy { $0 === seen[0] })
    }

    @Test(arguments: [(0.2, 50.0, 2), (0.2, 150.0, 1), (0.9, 50.0, 1)])
    func `TO.2 a tap near the last one and soon after it counts up`(pause: Double, x: Double, count: Int) {
        var counts: [Int] = []
        let world = world { word, touches, _ in
            if word == .touchesBegan { counts.append(touches.first!.tapCount) }
        }
        world.tap(50, 50)
        world.tap(x, 50, at: 0.08 + pause)
        world.run()
        #expect(counts == [1, count])
    }

    @Test func `TO.2 taps of several fingers count each in its place, and a finger that has moved away has not tapped`() {
        var counts: [Int] = []
        let world = world({ word, touches, _ in if word == .touchesBegan { counts.append(touches.first!.tapCount) } }, multiple: true)
        world.down(20, 50, at: 0, finger: 1)
        world.down(150, 50, at: 0.01, finger: 2)
        world.up(20, 50, at: 0.05, finger: 1)
        world.up(150, 180, at: 0.06, finger: 2)
        world.tap(20, 50, at: 0.2)
        world.tap(150, 50, at: 0.22, finger: 2)
        world.run()
        #expect(counts == [1, 1, 2, 1])
    }

    @Test func `TO.3 the method gets the touches of its phase, the event has all`() {
        var sizes: [[Int]] = []
        let world = world({ _, touches, event in sizes.append([touches.count, event.allTouches!.count]) }, multiple: true)
        world.down(20, 50, at: 0, finger: 1)
        world.down(150, 50, at: 0.1, finger: 2)
        world.move(30, 50, at: 0.2, finger: 1)
        world.up(150, 50, at: 0.3, finger: 2)
        world.run()
        #expect(sizes == [[1, 1], [1, 2], [1, 2], [1, 2]])
    }

    @Test func `TO.5 without isMultipleTouchEnabled the second finger is dropped, elsewhere it is not`() {
        let world = world()
        world.down(50, 50, at: 0, finger: 1)
        world.down(100, 50, at: 0.1, finger: 2)
        world.down(250, 50, at: 0.2, finger: 3)
        for finger in 1...3 { world.up(50, 50, at: 0.2 + Double(finger) / 10, finger: finger) }
        #expect(world.run() == ["A.touchesBegan", "B.touchesBegan", "A.touchesEnded", "B.touchesEnded"])
    }

    @Test(arguments: [(true, false), (false, true)])
    func `TO.6 an exclusive view keeps others away, and is kept away by others`(firstIsExclusive: Bool, secondIsExclusive: Bool) {
        let world = world()
        world.simulation.perform {
            world.root.subviews[0].isExclusiveTouch = firstIsExclusive
            world.root.subviews[1].isExclusiveTouch = secondIsExclusive
        }
        world.down(50, 50, at: 0, finger: 1)
        world.tap(250, 50, at: 0.1, finger: 2)
        world.up(50, 50, at: 0.3, finger: 1)
        #expect(world.run() == ["A.touchesBegan", "A.touchesEnded"])
    }

    @Test func `TO.7 two fingers that come down in one event are one call`() {
        let world = world(multiple: true)
        let points = [CGPoint(x: 20, y: 50), CGPoint(x: 150, y: 50)]
        for (time, phase) in [(0.0, FingerSample.Phase.down), (0.1, .up)] {
            world.simulation.schedule(points.enumerated().map { FingerSample(finger: $0.offset, phase, at: $0.element) }, at: time)
        }
        #expect(world.run() == ["A.touchesBegan", "A.touchesEnded"])
    }

    @Test func `TO.8 samples of one frame are one move that has them all, itself last`() {
        var seen: [[Double]] = []
        let world = world { word, touches, event in
            let coalesced = event.coalescedTouches(for: touches.first!)!
            seen.append(coalesced.map { Double($0.location(in: nil).x) })
            if word == .touchesMoved { #expect(coalesced.map { Double($0.previousLocation(in: nil).x) } == [50, 60, 70]) }
            #expect(!coalesced.contains { $0 === touches.first! })
            #expect(event.coalescedTouches(for: UITouch()) == nil)
        }
        world.down(50, 50, at: 0)
        let samples = [60.0, 70, 80].map { FingerSample(finger: 1, .move, at: CGPoint(x: $0, y: 50), time: 0.1) }
        world.simulation.schedule(samples, at: 0.1)
        world.up(80, 50, at: 0.2)
        #expect(world.run() == ["A.touchesBegan", "A.touchesMoved", "A.touchesEnded"])
        #expect(seen == [[50], [60, 70, 80], [80]])
    }

    @Test func `TO.8 predicted touches go on from the delivered one`() {
        var seen: [Double] = []
        let world = world { word, touches, event in
            let touch = touches.first!
            guard word == .touchesMoved, let predicted = event.predictedTouches(for: touch) else { return }
            #expect(predicted.first!.previousLocation(in: nil) == touch.location(in: nil))
            seen = predicted.map { Double($0.location(in: nil).x) }
        }
        world.down(50, 50, at: 0)
        world.move(60, 50, at: 0.1)
        world.run()
        #expect(seen == [70, 80])
    }

    @Test func `a change of force alone is a move`() {
        let world = world()
        world.down(50, 50, at: 0)
        world.simulation.schedule([FingerSample(finger: 1, .move, at: CGPoint(x: 50, y: 50), force: 2)], at: 0.1)
        #expect(world.run() == ["A.touchesBegan", "A.touchesMoved"])
    }

    @Test func `TO.4 a finger that comes and goes in one event is began and ended`() {
        let world = world()
        let point = CGPoint(x: 50, y: 50)
        world.simulation.schedule([FingerSample(finger: 1, .down, at: point), FingerSample(finger: 1, .up, at: point)], at: 0)
        #expect(world.run() == ["A.touchesBegan", "A.touchesEnded"])
    }

    @Test func `TO.12 better values of a pencil come also after the touch has ended`() {
        final class Pencil: UIView {
            var forces: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { note(touches) }
            private func note(_ touches: Set<UITouch>) {
                let touch = touches.first!
                let expects = touch.estimatedPropertiesExpectingUpdates == .force
                forces.append("\(touch.estimationUpdateIndex?.intValue ?? 0): \(touch.force) \(expects)")
            }
        }
        var view: Pencil!
        let world = World { world in
            view = world.name(Pencil(frame: world.root.bounds), "view")
            world.root.addSubview(view)
        }
        let point = CGPoint(x: 50, y: 50)
        world.simulation.schedule([FingerSample(finger: 1, .down, at: point, type: .pencil, force: 1, estimated: .force)], at: 0)
        world.simulation.schedule([FingerSample(finger: 1, .up, at: point, type: .pencil, force: 0)], at: 0.1)
        world.simulation.schedule(.estimate(finger: 1, force: 3), at: 0.2)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded", "view.touchesEstimatedPropertiesUpdated"])
        #expect(view.forces == ["1: 1.0 true", "0: 0.0 false", "1: 3.0 false"])
    }
}
