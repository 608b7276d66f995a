import EventTrace
import Testing

@testable import UIKit

@Suite struct RequirementTests {
    private let listener = Listener()

    /// Taps of one, two, three… taps on one view, each requiring those that this one names by index.
    private func taps(_ counts: [Int], requiring requirements: [(Int, Int)], fingers: Int) -> (lines: [String], trace: Trace) {
        let world = World { world in
            let view = world.addTouchView()
            let taps = counts.enumerated().map { index, count in
                let tap = world.add(UITapGestureRecognizer(), "tap\(index)", to: view, listener)
                tap.numberOfTapsRequired = count
                return tap
            }
            for (a, b) in requirements { taps[a].require(toFail: taps[b]) }
        }
        for tap in 0..<fingers { world.tap(50, 50, at: Double(tap) * 0.2) }
        return (world.run(), world.trace)
    }

    @Test func `GE.40 react-native-failure-questions: each is asked about each with the touch-down, once`() {
        let asked = AskedTap()
        let world = World { world in
            let view = world.addTouchView()
            world.add(asked, "tap", to: view, listener)
            world.add(UIPanGestureRecognizer(), "pan", to: view, listener)
            world.add(UILongPressGestureRecognizer(), "press", to: world.root, listener)
        }
        world.down(50, 50, at: 0)
        world.move(52, 50, at: 0.1)
        world.simulation.run(until: 0.05)
        #expect(asked.others.count == 2)
        world.up(52, 50, at: 0.2)
        world.run()
        #expect(asked.others.count == 2)
    }

    @Test(arguments: 1...3)
    func `GE.11 in a chain of single, double and triple tap exactly one acts`(count: Int) {
        let (lines, _) = taps([1, 2, 3], requiring: [(0, 1), (1, 2), (0, 2)], fingers: count)
        #expect(lines == ["view.touchesBegan", "tap\(count - 1).action(ended)", "view.touchesCancelled"])
    }

    @Test(arguments: [[(0, 1), (1, 0)], [(0, 1), (1, 2), (2, 0)], [(0, 0)]])
    func `GE.25 a cycle hangs nobody and loses no touch`(requirements: [(Int, Int)]) {
        let (lines, trace) = taps(Array(repeating: 1, count: requirements.count), requiring: requirements, fingers: 1)
        #expect(lines.filter { $0.contains("action") }.count == 1)
        #expect(lines.first == "view.touchesBegan")
        #expect(lines.last == "view.touchesCancelled")
        #expect(trace.entries.contains { $0.verb == Name(.cycle) } == (requirements.count > 1))
    }

    @Test func `GE.25 a cycle of single and double tap resolves at the second lift`() {
        #expect(
            taps([1, 2], requiring: [(0, 1), (1, 0)], fingers: 2).lines == [
                "view.touchesBegan", "tap1.action(ended)", "view.touchesCancelled",
            ])
        #expect(
            taps([1, 2], requiring: [(0, 1), (1, 0)], fingers: 1).lines == [
                "view.touchesBegan", "tap0.action(ended)", "view.touchesCancelled",
            ])
    }

    @Test func `GE.32 header-dynamic-failure-requirements: either side can name one, each is asked once in an attempt`() {
        for isRequirer in [true, false] {
            let delegate = RequiringDelegate()
            delegate.requires = isRequirer
            delegate.isRequired = !isRequirer
            let world = World { world in
                let double = world.add(UITapGestureRecognizer(), "double", to: world.root, listener)
                double.numberOfTapsRequired = 2
                let single = world.add(UITapGestureRecognizer(), "single", to: world.root, listener)
                (isRequirer ? single : double).delegate = world.name(delegate, "delegate")
            }
            world.tap(50, 50)
            let question = isRequirer ? "delegate.shouldRequireFailure(single)" : "delegate.shouldBeRequiredToFail(double)"
            let lines = world.run()
            #expect(lines.filter { $0 == question }.count == 1)
            #expect(lines.last == "single.action(ended)")
            #expect(world.trace.ordering.last!.time > 0.4)
        }
    }

    @Test func `GE.11 one that has begun makes those fail that require it to, also where both may recognize`() {
        let lenient = Lenient()
        let world = World { world in
            let pan = world.add(UIPanGestureRecognizer(), "pan", to: world.root, listener)
            pan.delegate = lenient
            let tap = world.add(UITapGestureRecognizer(), "tap", to: world.root, listener)
            tap.delegate = lenient
            tap.require(toFail: pan)
        }
        world.drag(from: 50, 50, steps: [20])
        #expect(world.run() == ["pan.action(began)", "pan.action(ended)"])
    }

    @Test func `GE.11 a requirement on one that has no touch is met`() {
        let world = World { world in
            let elsewhere = world.addTouchView()
            let other = world.add(UITapGestureRecognizer(), "other", to: elsewhere, listener)
            world.add(UITapGestureRecognizer(), "tap", to: world.root, listener).require(toFail: other)
        }
        world.tap(300, 300)
        #expect(world.run() == ["tap.action(ended)"])
    }

    @Test func `GE.15 one that waits fails when it is disabled`() {
        let world = World { world in
            let view = world.addTouchView()
            let double = world.add(UITapGestureRecognizer(), "double", to: view, listener)
            double.numberOfTapsRequired = 2
            let single = world.add(UITapGestureRecognizer(), "single", to: view, listener)
            single.require(toFail: double)
            world.simulation.schedule(at: 0.2) { single.isEnabled = false }
        }
        world.tap(50, 50)
        #expect(world.run() == ["view.touchesBegan", "view.touchesEnded"])
    }
}

/// Names failure requirements.
private final class RequiringDelegate: UIGestureRecognizerDelegate {
    var requires = false
    var isRequired = false

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequired }
}

/// Remembers about whom it was asked.
private final class AskedTap: UITapGestureRecognizer {
    var others: [UIGestureRecognizer] = []

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        others.append(otherGestureRecognizer)
        return false
    }
}
