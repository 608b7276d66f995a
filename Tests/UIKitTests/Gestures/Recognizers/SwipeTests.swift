import Testing

@testable import UIKit

@Suite struct SwipeTests {
    /// The actions for one finger that goes from (100, 400) by these steps, a hundredth of a second each.
    private func actions(
        _ steps: [(Double, Double)], towards direction: UISwipeGestureRecognizer.Direction = .right, every interval: Double = 0.01
    ) -> [String] {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        let diary = Diary<UISwipeGestureRecognizer> { "\(Double($0.location(in: nil).x)),\(Double($0.location(in: nil).y))" }
        diary.follow(swipe)
        let world = World { $0.root.addGestureRecognizer($0.name(swipe, "swipe")) }
        var (x, y, time) = (100.0, 400.0, 0.0)
        world.down(x, y, at: time)
        for step in steps {
            x += step.0
            y += step.1
            time += interval
            world.move(x, y, at: time)
        }
        world.up(x, y, at: time + interval)
        world.run()
        return diary.entries
    }

    @Test func `GE.23 recognizes while the finger moves, where it began`() {
        #expect(actions([(20, 0), (20, 0), (20, 0), (200, 0)]) == ["ended 100.0,400.0"])
    }

    /// number-of-touches-after-second-finger
    @Test func `GE.49 a swipe counts a second finger once, and its later taps as touches of their own`() {
        class Counting: UISwipeGestureRecognizer {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                counts.append(numberOfTouches)
            }
        }
        let swipe = Counting()
        let world = World { $0.root.addGestureRecognizer($0.name(swipe, "swipe")) }
        world.down(100, 400, at: 0)
        for time in [0.3, 0.7, 1.1] { world.tap(200, 400, at: time, finger: 2) }
        world.up(100, 400, at: 5)
        world.run()
        #expect(swipe.counts == [1, 2, 1, 1])
    }

    @Test func `GE.23 each direction, and none of the others`() {
        let ways: [(UISwipeGestureRecognizer.Direction, Double, Double)] = [(.right, 1, 0), (.left, -1, 0), (.up, 0, -1), (.down, 0, 1)]
        for (direction, x, y) in ways {
            #expect(actions([(50 * x, 50 * y)], towards: direction).count == 1)
            #expect(actions([(-50 * x, -50 * y)], towards: direction).isEmpty)
            #expect(actions([(50 * y, 50 * x)], towards: direction).isEmpty)
        }
        #expect(actions([(-50, 0)], towards: [.left, .right]).count == 1)
    }

    @Test func `GE.23 a slow one must be straight and may be short, a fast one may be crooked and must be long`() {
        #expect(actions([(15, 3), (15, 3)], every: 0.2).count == 1)
        #expect(actions([(40, 20), (40, 20)], every: 0.2).isEmpty)
        #expect(actions([(40, 20), (40, 20)], every: 0.01).count == 1)
        #expect(actions([(20, 10), (20, 10)], every: 0.01).isEmpty)
    }

    @Test func `GE.23 too slow is too late`() {
        #expect(actions([(15, 0), (16, 0)], every: 0.24).count == 1)
        #expect(actions([(15, 0), (16, 0)], every: 0.25).isEmpty)
    }

    @Test func `GE.23 needs its number of fingers`() {
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        let diary = Diary<UISwipeGestureRecognizer> { "\(Double($0.location(in: nil).y)) \($0.numberOfTouches)" }
        diary.follow(swipe)
        let world = World { $0.root.addGestureRecognizer($0.name(swipe, "swipe")) }
        world.down(100, 100, at: 0)
        world.move(200, 100, at: 0.1)
        world.up(200, 100, at: 0.2)
        world.together(.down, [(100, 100), (100, 200)], at: 1)
        world.together(.move, [(150, 100), (150, 200)], at: 1.1)
        world.together(.up, [(150, 100), (150, 200)], at: 1.2)
        world.together(.down, [(100, 100), (100, 200), (100, 300)], at: 2)
        world.together(.move, [(150, 100), (150, 200), (150, 300)], at: 2.1)
        world.together(.up, [(150, 100), (150, 200), (150, 300)], at: 2.2)
        world.run()
        #expect(diary.entries == ["ended 150.0 2"])
    }
}
