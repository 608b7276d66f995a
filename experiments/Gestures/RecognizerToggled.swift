import EventTrace
import ExperimentKit
import UIKit

private enum Kind: String, Choice {
    case tap
    case longPress = "long press"
    case pan
}
private let kind = Variable<Kind>("recognizer", "The recognizer is a")

private enum Moment: String, Choice {
    case never
    case beforeTheTouch = "before the touch"
    case whilePossible = "while possible"
    case afterItBegan = "after it began"
}
private let moment = Variable<Moment>("off", "`isEnabled` is turned off")
private let again = Variable<Bool>("onAgain", "and at once on again")

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
            kind == .tap && moment == .afterItBegan || again.isOn && moment.isOneOf(.never, .beforeTheTouch),
            because: "A tap never begins, and what is on, or on again before the touch, is on."),
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
                "Turned off after it began, it is cancelled with an action that says so, and gets no lift.",
                when: moment == .afterItBegan, .all([.happens("*.action(cancelled)"), .never("*.action(ended)")]),
                explanation: "Apple's documentation of `isEnabled` says that a recognizer in the middle of a gesture is cancelled.",
                rules: [.disabledRecognizer]),
            Claim(
                "Turned off while it is possible, it fails without an action.",
                when: moment == .whilePossible, .all([.never("*.action*"), .decided("*: state failed")]),
                explanation: "What becomes of one that is possible is not said by Apple; that it fails is assumed.",
                rules: [.disabledRecognizer]),
            Claim(
                "Then the view's touch ends as if there were no recognizer.",
                when: moment.isOneOf(.beforeTheTouch, .whilePossible),
                .all([.exactly(1, "pad.touchesEnded"), .never("pad.touchesCancelled")]),
                explanation: "A touch that a failed recognizer no longer gets still reaches the view.", rules: [.failureFreesTheTouch]),
            Claim(
                "What it took from the view before it was turned off stays taken.",
                when: moment == .afterItBegan,
                .all([.exactly(1, "pad.touchesCancelled"), .never("pad.touchesEnded")])),
            Claim(
                "Turned on again at once, it does not come back to this touch.",
                when: moment.isOneOf(.whilePossible, .afterItBegan), .same(whatever: again)),
            Claim(
                "Turned off before, it is given no touch.", when: moment == .beforeTheTouch,
                .all([.neverDecided("*: collect *"), .never("*.action*")])),
            Claim("Left on, it acts.", when: moment == .never, .happens("*.action(ended)")),
        ])
}
