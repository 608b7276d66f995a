import EventTrace
import Testing

@testable import UIKit

@Suite struct PinchAndRotationTests {
    private func world(_ recognizer: UIGestureRecognizer) -> World {
        World { $0.root.addGestureRecognizer($0.name(recognizer, "recognizer")) }
    }

    @Test func `GE.24 a pinch begins at 1, keeps its scale while one finger moves alone, ends when neither is down`() {
        let pinch = UIPinchGestureRecognizer()
        let diary = Diary<UIPinchGestureRecognizer> { "\(Double($0.scale)) \($0.numberOfTouches)" }
        diary.follow(pinch)
        let world = world(pinch)
        world.together(.down, [(100, 200), (196, 200)], at: 0)
        world.together(.move, [(98, 200), (198, 200)], at: 0.125)
        world.together(.move, [(96, 200), (200, 200)], at: 0.25)
        world.together(.move, [(44, 200), (252, 200)], at: 0.375)
        world.up(44, 200, at: 0.5, finger: 1)
        world.move(300, 200, at: 0.625, finger: 2)
        world.up(300, 200, at: 0.75, finger: 2)
        world.run()
        #expect(diary.entries == ["began 1.0 2", "changed 2.0 2", "changed 2.0 1", "ended 2.0 1"])
    }

    @Test func `GE.14 without the rule a rotation on two views of a branch still takes a finger once`() {
        let rotation = UIRotationGestureRecognizer()
        let world = World(ablation: Ablation(switchedOff: Rule.oneViewPerRecognizer.id)) { world in
            world.root.addGestureRecognizer(world.name(rotation, "rotation"))
            world.addTouchView().addGestureRecognizer(rotation)
        }
        world.down(50, 50, at: 0)
        world.move(80, 80, at: 0.1)
        world.run()
        #expect(rotation.numberOfTouches == 1)
        #expect(rotation.state == .possible)
    }

    @Test func `GE.24 a finger that comes back goes on from the same scale`() {
        let pinch = UIPinchGestureRecognizer()
        let diary = Diary<UIPinchGestureRecognizer> { "\(Double($0.scale))" }
        diary.follow(pinch)
        let world = world(pinch)
        world.together(.down, [(100, 200), (150, 200)], at: 0)
        world.move(200, 200, at: 0.1, finger: 2)
        world.move(300, 200, at: 0.2, finger: 2)
        world.up(300, 200, at: 0.3, finger: 2)
        world.down(150, 200, at: 0.4, finger: 2)
        world.move(175, 200, at: 0.5, finger: 2)
        world.run()
        #expect(diary.entries == ["began 1.0", "changed 2.0", "changed 3.0"])
    }

    @Test func `GE.24 setting the scale counts on from there, and the velocity starts anew`() {
        let pinch = UIPinchGestureRecognizer()
        let diary = Diary<UIPinchGestureRecognizer> { pinch in
            let said = "\(Double(pinch.scale)) \(Double(pinch.velocity))"
            if pinch.state == .changed { pinch.scale = 1 }
            return "\(said) \(Double(pinch.velocity))"
        }
        diary.follow(pinch)
        let world = world(pinch)
        world.together(.down, [(0, 200), (50, 200)], at: 0)
        world.move(100, 200, at: 0.25, finger: 2)
        world.move(200, 200, at: 0.5, finger: 2)
        world.move(300, 200, at: 0.75, finger: 2)
        world.run()
        #expect(diary.entries == ["began 1.0 0.0 0.0", "changed 2.0 4.0 0.0", "changed 1.5 0.0 0.0"])
    }

    @Test func `GE.24 a third finger is ignored`() {
        let pinch = UIPinchGestureRecognizer()
        let diary = Diary<UIPinchGestureRecognizer> { "\($0.numberOfTouches)" }
        diary.follow(pinch)
        let world = world(pinch)
        world.together(.down, [(100, 200), (200, 200), (300, 300)], at: 0)
        world.together(.move, [(80, 200), (220, 200), (350, 300)], at: 0.1)
        world.together(.up, [(80, 200), (220, 200), (350, 300)], at: 0.2)
        world.run()
        #expect(diary.entries == ["began 2", "ended 2"])
    }

    @Test func `GE.24 a rotation counts clockwise from its beginning`() {
        let rotation = UIRotationGestureRecognizer()
        let diary = Diary<UIRotationGestureRecognizer> { "\((Double($0.rotation) * 100).rounded() / 100)" }
        diary.follow(rotation)
        let world = world(rotation)
        world.together(.down, [(200, 200), (300, 200)], at: 0)
        world.move(300, 205, at: 0.1, finger: 2)
        world.move(299, 215, at: 0.2, finger: 2)
        world.move(200, 300, at: 0.3, finger: 2)
        world.move(100, 200, at: 0.4, finger: 2)
        world.move(200, 100, at: 0.5, finger: 2)
        world.together(.up, [(200, 200), (200, 100)], at: 0.6)
        world.run()
        #expect(diary.entries == ["began 0.0", "changed 1.42", "changed 2.99", "changed 4.56", "ended 4.56"])
    }

    @Test func `GE.24 of pan, pinch and rotation on one view only one acts, unless a delegate allows all`() {
        let delegate = Lenient()
        for isLenient in [false, true] {
            let recognizers = [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]
            let world = World { world in
                for (recognizer, name) in zip(recognizers, ["pan", "pinch", "rotation"]) {
                    recognizer.addTarget(listener, action: Listener.tapped)
                    if isLenient { recognizer.delegate = delegate }
                    world.root.addGestureRecognizer(world.name(recognizer, name))
                }
            }
            world.together(.down, [(100, 200), (200, 200)], at: 0)
            world.together(.move, [(95, 210), (215, 240)], at: 0.1)
            world.together(.move, [(90, 220), (230, 280)], at: 0.2)
            world.together(.up, [(90, 220), (230, 280)], at: 0.3)
            let began = world.run().filter { $0.hasSuffix("(began)") }
            #expect(Set(began).count == (isLenient ? 3 : 1))
            #expect(world.trace.ordering.filter { $0.token.hasSuffix("action(ended)") }.count == (isLenient ? 3 : 1))
        }
    }

    private let listener = Listener()
}

/// Allows everybody to recognize together with everybody.
final class Lenient: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
