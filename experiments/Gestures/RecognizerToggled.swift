import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case tap = "a tap"
    case longPress = "a long press"
    case pan = "a pan"
}
private let kind = Variable<Kind>("recognizer", "The recognizer is")

private enum Moment: String, Choice {
    case never
    case beforeTheTouch = "before the touch"
    case whilePossible = "while the recognizer is possible"
    case afterItBegan = "after the recognizer began"
}
private let moment = Variable<Moment>("off", "`isEnabled` is turned off")
private let again = Variable<Bool>("onAgain", "`isEnabled` is turned on again at once", off: "`isEnabled` is not turned on again")

extension Experiment {
    /// `isEnabled` turned off in mid-touch.
    static let recognizerToggled: Experiment = Experiment(
        id: "RecognizerToggled",
        title: "Disabling a gesture recognizer during a touch: `isEnabled`",
        question:
            "A recognizer's `isEnabled` is set to `false` while a finger is down, and perhaps to `true` again at once. Does the recognizer fire, is it cancelled, and what does the view get?",
        answer:
            "A recognizer that has begun is cancelled, and its action is called with `.cancelled`. One that is still possible fails, and the view's touch goes on. Turned on again, it takes no further part in this touch: turning it off and on is the way to cancel a gesture in code.",
        remedy:
            "To cancel a gesture from code: `recognizer.isEnabled = false`, then `recognizer.isEnabled = true`.",
        symptoms: [
            "how to cancel a gesture recognizer programmatically",
            "stop a pan gesture in the middle",
            "what happens when isEnabled is set to false during a gesture",
            "gesture recognizer isEnabled = false then true",
            "abort a long press in progress",
        ],
        variables: [kind, moment, again],
        excluding: Exclusion(
            kind == .tap && moment == .afterItBegan || again.isOn && moment.isOneOf(.never, .beforeTheTouch),
            because:
                "A tap recognizer never begins, and a recognizer that is never turned off, or is on again before the touch, is simply on."),
        stage: { stage in
            let pad = stage.add(LoggedView(), "pad")
            let recognizer: UIGestureRecognizer
            switch stage[kind] {
            case .tap: recognizer = stage.add(UITapGestureRecognizer(), "tap", to: pad)
            case .longPress: recognizer = stage.add(UILongPressGestureRecognizer(), "press", to: pad)
            case .pan: recognizer = stage.add(UIPanGestureRecognizer(), "pan", to: pad)
            }
            if stage[moment] == .beforeTheTouch { recognizer.isEnabled = false }
            let script = stage.script
            func toggle(_ now: Moment) {
                guard stage[moment] == now else { return }
                script.perform {
                    recognizer.isEnabled = false
                    if stage[again] { recognizer.isEnabled = true }
                }
            }
            script.finger(1).down(at: .point(x: 50, y: 100, in: "pad"))
            script.wait(0.1)
            toggle(.whilePossible)
            switch stage[kind] {
            case .pan: script.finger(1).move(to: .point(x: 80, y: 100, in: "pad"))
            case .longPress: script.wait(0.6)
            case .tap: break
            }
            script.wait(0.1)
            toggle(.afterItBegan)
            script.wait(0.1)
            script.finger(1).up()
        },
        claims: [
            Claim(
                "A recognizer that is turned off after it began is cancelled: its action is called with `.cancelled`, and not with `.ended` when the finger lifts.",
                when: moment == .afterItBegan, .all([.happens("*.action(cancelled)"), .never("*.action(ended)")]),
                explanation: "Apple's documentation of `isEnabled` says that a recognizer in the middle of a gesture is cancelled.",
                rules: [.disabledRecognizer]),
            Claim(
                "A recognizer that is turned off while it is possible fails without an action.",
                when: moment == .whilePossible, .all([.never("*.action*"), .decided("*: state failed")]),
                explanation: "Apple does not say what happens to a recognizer that is possible; that it fails is assumed.",
                rules: [.disabledRecognizer]),
            Claim(
                "If the recognizer is turned off before the touch or while it is possible, the view's touch ends as if there were no recognizer.",
                when: moment.isOneOf(.beforeTheTouch, .whilePossible),
                .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")]),
                explanation: "A touch that a failed recognizer no longer gets still reaches the view.", rules: [.failureFreesTheTouch]),
            Claim(
                "If the recognizer is turned off after it began, the view's touch stays cancelled.",
                when: moment == .afterItBegan,
                .all([.exactly(1, "pad.touchesCancelled"), .never("pad.touchesEnded")])),
            Claim(
                "Turning the recognizer on again at once does not bring it back to this touch.",
                when: moment.isOneOf(.whilePossible, .afterItBegan), .same(whatever: again)),
            Claim(
                "A recognizer that is turned off before the touch gets none of it.", when: moment == .beforeTheTouch,
                .all([.neverDecided("*: collect *"), .never("*.action*")])),
            Claim("A recognizer that is never turned off fires.", when: moment == .never, .happens("*.action(ended)")),
        ])
}
