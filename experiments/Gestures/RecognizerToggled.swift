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
    case never = "is never turned off"
    case beforeTheTouch = "is turned off before the touch"
    case whilePossible = "is turned off while the recognizer is possible"
    case afterItBegan = "is turned off after the recognizer began"
}
private let moment = Variable<Moment>("off", "The recognizer's `isEnabled`")
private let again = Variable<Bool>("onAgain", "`isEnabled` is turned on again at once", off: "`isEnabled` is not turned on again")

private let pad = Named<LoggedView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")
private let press = Named<UILongPressGestureRecognizer>("press")
private let pan = Named<UIPanGestureRecognizer>("pan")

private let isOffBeforeItBegins = Condition(
    "`isEnabled` is turned off before the recognizer begins", not: "`isEnabled` is on until the recognizer fires or has begun",
    moment.isOneOf(.beforeTheTouch, .whilePossible))
private let isOffDuringTheTouch = Condition(
    "`isEnabled` is turned off during the touch", not: "`isEnabled` stays as it is during the touch",
    moment.isOneOf(.whilePossible, .afterItBegan))

/// `isEnabled` turned off in mid-touch.
let recognizerToggled: Experiment = Experiment(
    id: "RecognizerToggled",
    title: "Disabling a gesture recognizer during a touch: `isEnabled`",
    question:
        "A recognizer's `isEnabled` is set to `false` while a finger is down, and perhaps to `true` again at once. Does the recognizer fire, is it cancelled, and what does the view get?",
    answer:
        "A recognizer that has begun is cancelled, and its action is called with `.cancelled`; the view's touch, which was cancelled when the recognizer began, stays cancelled. A recognizer that is still possible fails without an action, and the view's touch goes on. A recognizer that is turned on again takes no further part in this touch: turning it off and on is the way to cancel a gesture in code.",
    remedy:
        "To cancel a gesture from code: `recognizer.isEnabled = false`, then `recognizer.isEnabled = true`. Clean up in the action's case `.cancelled`, since `.ended` does not come. To keep the next gesture from beginning while an animation finishes the last one, leave `isEnabled` at `false` until the animation is over, as a press with `minimumPressDuration = 0` needs it, and turn `isEnabled` on again in every branch.",
    symptoms: [
        "how to cancel a gesture recognizer programmatically",
        "stop a pan gesture in the middle",
        "what happens when isEnabled is set to false during a gesture",
        "gesture recognizer isEnabled = false then true",
        "abort a long press in progress",
        "rapid taps with minimumPressDuration 0 start several drags",
    ],
    variables: [kind, moment, again],
    excluding: Exclusion(
        kind == .tap && moment == .afterItBegan || again.isOn && moment.isOneOf(.never, .beforeTheTouch),
        because:
            "A tap recognizer never begins, and a recognizer that is never turned off, or is on again before the touch, is simply on."),
    stage: { stage in
        let pad = stage.add(LoggedView(), pad)
        let recognizer: UIGestureRecognizer
        switch stage[kind] {
        case .tap: recognizer = stage.add(UITapGestureRecognizer(), tap, to: pad)
        case .longPress: recognizer = stage.add(UILongPressGestureRecognizer(), press, to: pad)
        case .pan: recognizer = stage.add(UIPanGestureRecognizer(), pan, to: pad)
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
        script.finger(1).down(at: .point(x: 50, y: 100, in: pad))
        script.wait(0.1)
        toggle(.whilePossible)
        switch stage[kind] {
        case .pan: script.finger(1).move(to: .point(x: 80, y: 100, in: pad))
        case .longPress: script.wait(0.6)
        case .tap: break
        }
        script.wait(0.1)
        toggle(.afterItBegan)
        script.wait(0.1)
        script.finger(1).up()
    },
    outcomes: {
        Outcome("the recognizer", otherwise: "does not fire") {
            Outcome.State("is cancelled", anyone.action("cancelled"))
            Outcome.State("fires", anyone.action("ended"))
        }
        Outcome("the view's touch ends", not: "the view's touch is cancelled", pad.touchesEnded)
    },
    claims: {
        Claim(
            "A recognizer that is turned off after it began is cancelled: its action is called with `.cancelled`, and not with `.ended` when the finger lifts.",
            when: moment == .afterItBegan,
            explanation: "Apple's documentation of `isEnabled` says that a recognizer in the middle of a gesture is cancelled.",
            rules: [.disabledRecognizer]
        ) {
            anyone.action("cancelled").happens
            anyone.action("ended").never
        }
        Claim(
            "A recognizer that is turned off while it is possible fails without an action.",
            when: moment == .whilePossible,
            explanation: "Apple does not say what happens to a recognizer that is possible; that it fails is assumed.",
            rules: [.disabledRecognizer, .disabledWhilePossible]
        ) {
            anyone.action.never
            decided("*: state failed")
        }
        Claim(
            "If the recognizer is turned off before the touch or while it is possible, the view's touch ends as if there were no recognizer.",
            when: isOffBeforeItBegins,
            explanation: "A touch that a failed recognizer no longer gets still reaches the view.", rules: [.failureFreesTheTouch]
        ) {
            pad.touchesEnded.times(1)
            pad.touchesCancelled.never
        }
        Claim(
            "If the recognizer is turned off after it began, the view's touch stays cancelled.",
            when: moment == .afterItBegan
        ) {
            pad.touchesCancelled.times(1)
            pad.touchesEnded.never
        }
        Claim(
            "Turning the recognizer on again at once does not bring it back to this touch.",
            when: isOffDuringTheTouch, again.changesNothing())
        Claim(
            "A recognizer that is turned off before the touch gets none of it.", when: moment == .beforeTheTouch
        ) {
            neverDecided("*: collect *")
            anyone.action.never
        }
        Claim("A recognizer that is never turned off fires.", when: moment == .never, anyone.action("ended").happens)
    })
