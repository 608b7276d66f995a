import EventTrace
import ExperimentKit
import UIKit

private let kind = Variable("recognizer", "The recognizer is a", ["tap", "long press", "pan"])
private let moment = Variable("off", "`isEnabled` is turned off", ["never", "before the touch", "while possible", "after it began"])
private let again = Variable.flag("onAgain", "and at once on again")

extension Experiment {
    /// `isEnabled` turned off in mid-touch.
    static let recognizerToggled = Experiment(
        id: "RecognizerToggled",
        title: "A recognizer turned off in mid-touch",
        question:
            "A recognizer's `isEnabled` is turned off while a finger is down, and perhaps on again at once. Does it act, does it end, and what does the view get?",
        answer:
            "One that has begun is cancelled, and its action says so. One that is still possible fails, and the view's touch goes on. Turned on again it stays out of this touch: off and on is the way to break off a gesture.",
        variables: [kind, moment, again],
        excluding: Exclusion(
            kind.is("tap") && moment.is("after it began") || again.isOn && moment.isOneOf(["never", "before the touch"]),
            because: "A tap never begins, and what is on, or on again before the touch, is on."),
        stage: { stage in
            let pad = stage.add({ TouchPad(frame: $0) }, "pad")
            let recognizer: UIGestureRecognizer
            switch stage.choice(kind) {
            case "tap": recognizer = stage.put(UITapGestureRecognizer(), "tap", on: pad)
            case "long press": recognizer = stage.put(UILongPressGestureRecognizer(), "press", on: pad)
            default: recognizer = stage.put(UIPanGestureRecognizer(), "pan", on: pad)
            }
            if stage.choice(moment) == "before the touch" { recognizer.isEnabled = false }
            let script = stage.script
            func toggle(_ now: Value) {
                guard stage.choice(moment) == now.description else { return }
                script.perform { [unowned(unsafe) stage] in
                    recognizer.isEnabled = false
                    if stage.flag(again) { recognizer.isEnabled = true }
                }
            }
            script.finger(1).down(at: .point(x: 50, y: 100, in: "pad"))
            script.wait(0.1)
            toggle("while possible")
            switch stage.choice(kind) {
            case "pan": script.finger(1).move(to: .point(x: 80, y: 100, in: "pad"))
            case "long press": script.wait(0.6)
            default: break
            }
            script.wait(0.1)
            toggle("after it began")
            script.wait(0.1)
            script.finger(1).up()
        },
        claims: [
            Claim(
                "Turned off after it began, it is cancelled with an action that says so, and gets no lift.",
                when: moment.is("after it began"), .all([.happens("*.action(cancelled)"), .never("*.action(ended)")]),
                explanation: "Apple's documentation of `isEnabled` says that a recognizer in the middle of a gesture is cancelled (GE.15)."),
            Claim(
                "Turned off while it is possible, it fails without an action.",
                when: moment.is("while possible"), .all([.never("*.action*"), .decided("*: state failed")]),
                explanation: "What becomes of one that is possible is not said by Apple; that it fails is assumed (GE.15)."),
            Claim(
                "Then the view's touch ends as if there were no recognizer.",
                when: moment.isOneOf(["before the touch", "while possible"]),
                .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")]),
                explanation: "A touch that a failed recognizer no longer gets still reaches the view (GE.16)."),
            Claim(
                "What it took from the view before it was turned off stays taken.",
                when: moment.is("after it began"),
                .all([.exactly(1, "pad.touchesCancelled"), .never("pad.touchesEnded")])),
            Claim(
                "Turned on again at once, it does not come back to this touch.",
                when: moment.isOneOf(["while possible", "after it began"]), .same(whatever: again)),
            Claim(
                "Turned off before, it is given no touch.", when: moment.is("before the touch"),
                .all([.neverDecided("*: collect *"), .never("*.action*")])),
            Claim("Left on, it acts.", when: moment.is("never"), .happens("*.action(ended)")),
        ])
}
