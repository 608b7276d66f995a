import EventTrace
import ExperimentKit
import UIKit

private enum Second: String, Choice {
    case ignored
    case notIgnored = "not ignored"
    case absent
}
private let second = Variable<Second>("second", "The second finger is")

/// A drag of the first finger, which ignores others if the case says so.
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

private let pad = Named<SayingPad>("pad")
private let drag = Named<FirstFingerDrag>("drag")

/// `ignore(_:for:)`
let ignoredTouches: Experiment = Experiment(
    id: "IgnoredTouches",
    title: "A gesture recognizer that ignores a touch: `ignore(_:for:)`",
    question:
        "A custom drag recognizer follows the first finger, on the left side of the view. A second finger comes down on the right side, and the recognizer ignores its touch or not. What does the view receive of the second finger's touch when the drag begins?",
    answer:
        "An ignored touch still belongs to the view: the touch goes on and ends there. A touch that is not ignored is part of the gesture: recognition cancels the touch for the view, even if the recognizer does nothing with it.",
    remedy:
        "In the subclass, remember the touch that the gesture follows and call `ignore(_:for:)` in `touchesBegan` for every other one; otherwise `touchesEnded` is called for whichever finger lifts. Do not ignore a touch that a pan tracks already: by a radar of iOS 7 the pan then stays in `.changed`. Limit the fingers of a pan with `maximumNumberOfTouches`, or refuse touches in `gestureRecognizer(_:shouldReceive:)` of its delegate.",
    symptoms: [
        "custom gesture recognizer cancels the other finger's touch",
        "when to call ignore(_:for:) in a UIGestureRecognizer subclass",
        "touchesCancelled for a second finger that my recognizer does not use",
        "let only one finger be part of a gesture",
        "drag gesture ends when a second finger lifts",
        "UIPanGestureRecognizer subclass stuck in changed after ignore(_:for:)",
    ],
    variables: [second], base: second == .notIgnored,
    stage: { stage in
        let pad = stage.add(SayingPad(), pad, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        pad.isMultipleTouchEnabled = true
        pad.say = { stage.mark($0) }
        stage.add(FirstFingerDrag(), drag, to: pad).ignoresOthers = stage[second] == .ignored
    },
    script: { stage in
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        let hasSecond = stage[second] != .absent
        one.down(at: .point(x: 50, y: 100, in: pad))
        stage.script.wait(0.1)
        if hasSecond { two.down(at: .point(x: 250, y: 100, in: pad)) }
        stage.script.wait(0.1)
        one.move(to: .point(x: 80, y: 100, in: pad))
        stage.script.wait(0.1)
        if hasSecond { two.up() }
        stage.script.wait(0.1)
        one.up()
    },
    outcomes: {
        Outcome("the second finger's touch", otherwise: "never begins") {
            Outcome.State("ends at the view", "right ended")
            Outcome.State("is cancelled with the first finger's", "right cancelled")
        }
        Outcome(
            "the first finger's touch is cancelled", not: "the first finger's touch ends",
            constant: "It is part of the drag, whatever the second finger does.", "left cancelled")
    },
    claims: {
        Claim(
            "The touch of an ignored finger ends at the view, after the drag has begun.",
            when: second == .ignored,
            explanation: "An ignored touch is not part of the gesture.", rules: [.ignoredTouches]
        ) {
            drag.action(.began)
            "right ended"
        }
        Claim(
            "The touch of a finger that is not ignored is cancelled together with the first finger's.",
            when: second == .notIgnored
        ) {
            TokenPattern("right cancelled").happens
            TokenPattern("right ended").never
        }
        Claim(
            "The first finger's touch is cancelled in every case.",
            explanation: "Recognition cancels the view's touches that belong to the gesture.", rules: [.cancelsTouchesInView]
        ) {
            drag.action(.began)
            "left cancelled"
        }
    })

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
