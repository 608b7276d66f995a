import EventTrace
import ExperimentKit
import UIKit

private enum Second: String, Choice {
    case ignored
    case notIgnored = "not ignored"
    case absent
}
private let second = Variable<Second>("second", "The second finger is")

/// A drag of the first finger; it ignores others, if it is told to.
private final class FirstFingerDrag: UIGestureRecognizer {
    var ignoresOthers = true
    private var first: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch !== first {
            if first == nil { first = touch } else if ignoresOthers { ignore(touch, for: event) }
        }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let first, touches.contains(first) { state = state == .possible ? .began : .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let first, touches.contains(first) else { return }
        state = state == .possible ? .failed : .ended
    }
    override func reset() { first = nil }
}

extension Experiment {
    /// `ignore(_:for:)`
    static let ignoredTouches = Experiment(
        id: "IgnoredTouches",
        title: "A recognizer that ignores a touch",
        question:
            "A drag of one's own follows the first finger. A second finger lands, which the drag ignores or not. What does the view get of the second finger when the drag begins?",
        answer:
            "An ignored touch stays the view's: it moves on and ends there. A touch that is not ignored is part of the gesture, and is cancelled with it, though the drag makes nothing of it.",
        variables: [second],
        stage: { stage in
            let pad = stage.add(SayingPad(), "pad", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            pad.isMultipleTouchEnabled = true
            pad.say = { stage.mark($0) }
            stage.add(FirstFingerDrag(), "drag", to: pad).ignoresOthers = stage[second] == .ignored
        },
        script: { stage in
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            let hasSecond = stage[second] != .absent
            one.down(at: .point(x: 50, y: 100, in: "pad"))
            stage.script.wait(0.1)
            if hasSecond { two.down(at: .point(x: 250, y: 100, in: "pad")) }
            stage.script.wait(0.1)
            one.move(to: .point(x: 80, y: 100, in: "pad"))
            stage.script.wait(0.1)
            if hasSecond { two.up() }
            stage.script.wait(0.1)
            one.up()
        },
        claims: [
            Claim(
                "The ignored finger's touch ends at the view, after the drag has begun.",
                when: second == .ignored,
                .order(["drag.action(began)", "right ended"]),
                explanation: "An ignored touch is no part of the gesture.", rules: [.ignoredTouches]),
            Claim(
                "Not ignored, it is cancelled with the other one.",
                when: second == .notIgnored, .all([.happens("right cancelled"), .never("right ended")])),
            Claim(
                "The first finger's touch is cancelled in each case.",
                .order(["drag.action(began)", "left cancelled"]),
                explanation: "Recognition cancels the view's touches of that gesture.", rules: [.cancelsTouchesInView]),
        ])
}

/// Says which finger's touch, the left one's or the right one's, is in which phase.
private final class SayingPad: UIView {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, "began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, "cancelled") }

    private func tell(_ touches: Set<UITouch>, _ phase: String) {
        for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
            say("\(touch.location(in: self).x < 150 ? "left" : "right") \(phase)")
        }
    }
}
