import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Target: String, Choice {
    case button = "a button"
    case disabledButton = "a disabled button"
    case buttonWithATapRecognizer = "a button with a tap recognizer"
    case viewWithATapRecognizer = "a view with a tap recognizer"
}
private let target = Variable<Target>("what", "The finger taps")
private let hasOwn = Variable<Bool>(
    "ownAction", "The button or recognizer has an action of its own", off: "the button or recognizer has no action of its own",
    default: true)

private enum Observer: String, Choice {
    case addedLast = "added last"
    case addedFirst = "added first"
    case absent
}
private let observer = Variable<Observer>("observer", "The observer is")

private let isObservedButton = Condition(
    "the finger taps a button that is observed", not: "the finger taps something else or nothing is observed",
    target == .button && observer != .absent)

private let tap = Named<UITapGestureRecognizer>("tap")
private let ownActionRuns = Mark("its own action runs")
private let observerReceives = Mark("the observer receives it")

/// One more action, to watch.
let silentObserver: Experiment = Experiment(
    id: "SilentObserver",
    title: "Counting button taps with one more action",
    question:
        "To count taps, an observer is added to every button: one more action for `touchUpInside`. Does the observer change anything else, and when does the observer not fire?",
    answer: """
        The observer changes nothing else: the other calls are the same with and without the observer. It does not fire where \
        `touchUpInside` is not sent: on a disabled button, on a button whose own recognizer takes the tap, and on a view that is not a \
        control.
        """,
    remedy:
        "Keep a strong reference to the observer's target, since controls do not keep their targets. A button with `showsMenuAsPrimaryAction` sends no `touchUpInside`: count in the handlers of its menu. To count taps that recognizers take, add a target to those recognizers as well.",
    symptoms: [
        "track all button taps for analytics",
        "analytics target added to a button does not fire",
        "does adding a second target affect the original action",
        "log every touchUpInside of all buttons",
    ],
    origins: [Document000.observersDoNotDisturb, Document000.disabledIsNotObserved],
    variables: [target, hasOwn, observer],
    stage: { stage in
        let frame = CGRect(x: 95, y: 200, width: 200, height: 60)
        let what = stage[target]
        let view = stage.name(what == .viewWithATapRecognizer ? UIView(frame: frame) : UIButton(frame: frame), "what")
        stage.view.addSubview(view)
        let control = view as? UIControl
        control?.isEnabled = what != .disabledButton
        let own = stage.target(marking: ownActionRuns)
        let watch = {
            control?.addTarget(stage.target(marking: observerReceives), action: ActionTarget.fire, for: .touchUpInside)
        }
        if stage[observer] == .addedFirst { watch() }
        if stage[hasOwn] { control?.addTarget(own, action: ActionTarget.fire, for: .touchUpInside) }
        if stage[observer] == .addedLast { watch() }
        if what == .buttonWithATapRecognizer || what == .viewWithATapRecognizer {
            let tapTarget = stage[hasOwn] ? own : stage.keep(ActionTarget())
            view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: tapTarget, action: ActionTarget.fire), tap))
        }
        stage.script.tap("what")
    },
    outcomes: {
        Outcome("its own action runs", not: "no action of its own runs", ownActionRuns.written)
        Outcome("the observer fires", not: "no observer fires", observerReceives.written)
    },
    claims: {
        Claim(
            "The button's own action and the observer both run, once each.",
            when: isObservedButton && hasOwn.isOn, quotes: Document000.bothAreTold
        ) {
            ownActionRuns.written.times(1)
            observerReceives.written.times(1)
        }
        Claim(
            "Whether and in which order the observer is added changes nothing for the other actions.",
            observer.changesNothing(among: ownActionRuns.written, tap.everything), quotes: Document000.observersDoNotDisturb)
        Claim(
            "On a disabled button the observer does not fire.", when: target == .disabledButton, observerReceives.written.never,
            quotes: Document000.disabledIsNotObserved)
        Claim(
            "A tap that a recognizer takes is not observed, neither on a view nor on a button.",
            when: target.isOneOf(.buttonWithATapRecognizer, .viewWithATapRecognizer), observerReceives.written.never,
            quotes: Document000.tapsCannotBeObserved,
            explanation: "The recognizer cancels the button's touch when it recognizes the tap.",
            rules: [.cancelsTouchesInView, .ownRecognizerWins])
        Claim(
            "The observer fires on a button without an action of its own.",
            when: isObservedButton && hasOwn.isOff, observerReceives.written.times(1))
    })
