import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Target: String, Choice {
    case button
    case disabledButton = "disabled button"
    case buttonWithATapRecognizer = "button with a tap recognizer"
    case viewWithATapRecognizer = "view with a tap recognizer"
}
private let target = Variable<Target>("what", "What is tapped")
private let hasOwn = Variable<Bool>("ownAction", "It has an action of its own", default: true)

private enum Observer: String, Choice {
    case addedLast = "added last"
    case addedFirst = "added first"
    case absent
}
private let observer = Variable<Observer>("observer", "The observer is")

extension Experiment {
    /// One more action, to watch.
    static let silentObserver = Experiment(
        id: "SilentObserver",
        title: "A silent observer: one more action on every button",
        question:
            "To count taps, one more action for touchUpInside is added to every button. Does it disturb anything, and when does it not fire?",
        answer: """
            It disturbs nothing: the rest of the calls are the same with it and without it. It does not fire where touchUpInside is not \
            sent: on a disabled button, on a button whose own recognizer takes the tap, and on a view that is no control.
            """,
        origins: [Document000.observersDoNotDisturb, Document000.disabledIsNotObserved],
        variables: [target, hasOwn, observer],
        stage: { stage in
            let frame = CGRect(x: 95, y: 200, width: 200, height: 60)
            let what = stage[target]
            let view = stage.name(what == .viewWithATapRecognizer ? UIView(frame: frame) : UIButton(frame: frame), "what")
            stage.view.addSubview(view)
            let control = view as? UIControl
            control?.isEnabled = what != .disabledButton
            let own = stage.target(marking: "its own action runs")
            let watch = {
                control?.addTarget(stage.target(marking: "the observer receives it"), action: ActionTarget.fire, for: .touchUpInside)
            }
            if stage[observer] == .addedFirst { watch() }
            if stage[hasOwn] { control?.addTarget(own, action: ActionTarget.fire, for: .touchUpInside) }
            if stage[observer] == .addedLast { watch() }
            if what == .buttonWithATapRecognizer || what == .viewWithATapRecognizer {
                let tapTarget = stage[hasOwn] ? own : stage.keep(ActionTarget())
                view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: tapTarget, action: ActionTarget.fire), "tap"))
            }
            stage.script.tap("what")
        },
        claims: [
            Claim(
                "Both the button's own action and the observer's run, once each.",
                when: target == .button && hasOwn.isOn && observer != .absent,
                .all([.exactly(1, "its own action runs"), .exactly(1, "the observer receives it")]), quotes: Document000.bothAreTold),
            Claim(
                "Whether and where the observer is added changes nothing for the others.",
                .same(whatever: observer, among: ["its own action runs", "tap.*"]), quotes: Document000.observersDoNotDisturb),
            Claim(
                "On a disabled button it does not fire.", when: target == .disabledButton,
                .never("the observer receives it"), quotes: Document000.disabledIsNotObserved),
            Claim(
                "Taps that a recognizer takes are not observed, on a view or on a button.",
                when: target.isOneOf(.buttonWithATapRecognizer, .viewWithATapRecognizer), .never("the observer receives it"),
                quotes: Document000.tapsCannotBeObserved,
                explanation: "The recognizer's recognition cancels the button's touch.", rules: [.cancelsTouchesInView, .ownRecognizerWins]),
            Claim(
                "It fires on a button without an action of its own.",
                when: target == .button && hasOwn.isOff && observer != .absent, .exactly(1, "the observer receives it")),
        ])
}
