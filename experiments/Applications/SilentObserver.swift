import EventTrace
import ExperimentKit
import UIKit

private let target = Variable(
    "what", "What is tapped",
    ["button", "disabled button", "button with a tap recognizer", "view with a tap recognizer"])
private let hasOwn = Variable.flag("ownAction", "It has an action of its own", default: true)
private let observer = Variable("observer", "The observer is", ["added last", "added first", "absent"])

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
            let what = stage.choice(target)
            let view = stage.name(what == "view with a tap recognizer" ? UIView(frame: frame) : UIButton(frame: frame), "what")
            stage.view.addSubview(view)
            let control = view as? UIControl
            control?.isEnabled = what != "disabled button"
            let own = stage.hook("its own action runs")
            let watch = { control?.addTarget(stage.hook("the observer hears it"), action: Hook.fire, for: .touchUpInside) }
            if stage.choice(observer) == "added first" { watch() }
            if stage.flag(hasOwn) { control?.addTarget(own, action: Hook.fire, for: .touchUpInside) }
            if stage.choice(observer) == "added last" { watch() }
            if what.hasSuffix("recognizer") {
                let tapTarget = stage.flag(hasOwn) ? own : stage.keep(Hook {})
                view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: tapTarget, action: Hook.fire), "tap"))
            }
            stage.script.tap("what")
        },
        claims: [
            Claim(
                "Both the button's own action and the observer's run, once each.",
                when: target.is("button") && hasOwn.isOn && observer.isNot("absent"),
                .all([.exactly(1, "its own action runs"), .exactly(1, "the observer hears it")]), quotes: Document000.bothAreTold),
            Claim(
                "Whether and where the observer is added changes nothing for the others.",
                .same(whatever: observer, among: ["its own action runs", "tap.*"]), quotes: Document000.observersDoNotDisturb),
            Claim(
                "On a disabled button it does not fire.", when: target.is("disabled button"),
                .never("the observer hears it"), quotes: Document000.disabledIsNotObserved),
            Claim(
                "Taps that a recognizer takes are not observed, on a view or on a button.",
                when: target.isOneOf(["button with a tap recognizer", "view with a tap recognizer"]), .never("the observer hears it"),
                quotes: Document000.tapsCannotBeObserved,
                explanation: "The recognizer's recognition cancels the button's touch (GE.5, CO.7)."),
            Claim(
                "It fires on a button without an action of its own.",
                when: target.is("button") && hasOwn.isOff && observer.isNot("absent"), .exactly(1, "the observer hears it")),
        ])
}
