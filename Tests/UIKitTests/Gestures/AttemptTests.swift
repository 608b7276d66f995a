import Testing

@testable import UIKit

/// The two state machines of a recognizer, each step of each.
@Suite struct AttemptTests {
    private let attempts: [Attempt] = [
        .idle, .attempting, .waiting, .accepted(.first), .accepted(.further), .accepted(.none), .finished,
    ]

    private func ways(_ step: Attempt.Step) -> [Attempt?] { attempts.map { $0.after(step) } }

    @Test func `GE.4 an attempt takes these steps and no others`() {
        #expect(ways(.join) == [.attempting, nil, nil, nil, nil, nil, nil])
        #expect(ways(.wait) == [nil, .waiting, .waiting, nil, nil, nil, nil])
        #expect(ways(.accept) == [nil, .accepted(.first), .accepted(.first), nil, nil, nil, nil])
        #expect(ways(.change) == [nil, nil, nil, .accepted(.first), .accepted(.further), .accepted(.further), nil])
        #expect(ways(.act) == [nil, nil, nil, .accepted(.none), .accepted(.none), nil, nil])
        #expect(ways(.end) == [nil, .finished, .finished, nil, nil, .finished, nil])
        #expect(ways(.reset) == [nil, nil, nil, nil, nil, nil, .idle])
    }

    @Test func `GE.4 a state leads where the drawing says, whatever a subclass sets`() {
        let states: [GestureState] = [.possible, .began, .changed, .ended, .recognized, .cancelled, .failed]
        let set: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(
            states.map { state in set.map { state.after(setting: $0) } } == [
                [nil, .began, .began, .recognized, .failed, .failed],
                [nil, nil, .changed, .ended, .cancelled, .cancelled],
                [nil, nil, .changed, .ended, .cancelled, .cancelled],
                [nil, nil, nil, nil, nil, nil],
                [nil, nil, nil, nil, nil, nil],
                [nil, nil, nil, nil, nil, nil],
                [nil, nil, nil, nil, nil, nil],
            ])
        #expect(states.map { $0.hasBegun } == [false, true, true, true, false, true, false])
    }

    @Test func `GE.11 while an action says began of a gesture that is over, the gesture stays over`() {
        var states: [UIGestureRecognizer.State] = []
        let other = UITapGestureRecognizer()
        let drag = CustomDrag()
        let target = ActionTarget { recognizer in
            states.append(recognizer.state)
            if recognizer.state == .began { recognizer.isEnabled = false }
            recognizer.state = .changed
            states.append(recognizer.state)
        }
        drag.addTarget(target, action: ActionTarget.fire)
        drag.require(toFail: other)
        other.numberOfTouchesRequired = 2
        let world = World { world in
            let view = world.addTouchView()
            view.addGestureRecognizer(world.name(drag, "drag"))
            view.addGestureRecognizer(world.name(other, "other"))
        }
        world.down(50, 50, at: 0)
        world.move(60, 50, at: 0.01)
        world.up(60, 50, at: 0.02)
        world.run()
        #expect(states == [.began, .began, .ended, .ended])
        #expect(drag.state == .possible)
    }
}

private final class ActionTarget {
    let body: (UIGestureRecognizer) -> Void

    init(_ body: @escaping (UIGestureRecognizer) -> Void) {
        self.body = body
    }

    func fire(_ sender: UIGestureRecognizer) { body(sender) }
    static let fire = Selector("fire(_:)", ActionTarget.fire)
}
