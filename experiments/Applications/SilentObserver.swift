import EventTrace
import ExperimentKit
import UIKit

private let target = Variable(
    "what", Text("What is tapped", chinese: "被点击的是"),
    ["button", "disabled button", "button with a tap recognizer", "view with a tap recognizer"])
private let hasOwn = Variable.flag("ownAction", Text("It has an action of its own", chinese: "有自身的 action"), default: true)
private let observer = Variable("observer", Text("The observer is", chinese: "监听者"), ["added last", "added first", "absent"])

extension Experiment {
    /// One more action, to watch.
    static let silentObserver = Experiment(
        id: "SilentObserver",
        title: Text("A silent observer: one more action on every button", chinese: "静默监听：给每个按钮多加一个 action"),
        question: Text(
            "To count taps, one more action for touchUpInside is added to every button. Does it disturb anything, and when does it not fire?",
            chinese: "为统计点击，给每个按钮多加一个 touchUpInside 的 action。它会干扰什么吗？什么时候不触发？"),
        answer: Text(
            """
            It disturbs nothing: the rest of the calls are the same with it and without it. It does not fire where touchUpInside is not \
            sent: on a disabled button, on a button whose own recognizer takes the tap, and on a view that is no control.
            """,
            chinese: "它不干扰任何东西：有没有它，其余调用都相同。没有 touchUpInside 之处它就不触发：禁用的按钮、点击被自身手势拿走的按钮，以及不是控件的视图。"),
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
                Text("Both the button's own action and the observer's run, once each.", chinese: "按钮自身的 action 与监听者各执行一次。"),
                when: target.is("button") && hasOwn.isOn && observer.isNot("absent"),
                .all([.exactly(1, "its own action runs"), .exactly(1, "the observer hears it")]), quotes: Document000.bothAreTold),
            Claim(
                Text("Whether and where the observer is added changes nothing for the others.", chinese: "监听者加与不加、先加后加，对其他都没有影响。"),
                .same(whatever: observer, among: ["its own action runs", "tap.*"]), quotes: Document000.observersDoNotDisturb),
            Claim(
                Text("On a disabled button it does not fire.", chinese: "禁用的按钮上它不触发。"), when: target.is("disabled button"),
                .never("the observer hears it"), quotes: Document000.disabledIsNotObserved),
            Claim(
                Text("Taps that a recognizer takes are not observed, on a view or on a button.", chinese: "被手势拿走的点击监听不到，无论在视图还是按钮上。"),
                when: target.isOneOf(["button with a tap recognizer", "view with a tap recognizer"]), .never("the observer hears it"),
                quotes: Document000.tapsCannotBeObserved,
                explanation: Text(
                    "The recognizer's recognition cancels the button's touch (GE.5, CO.7).", chinese: "手势识别会取消按钮的触摸（GE.5、CO.7）。")),
            Claim(
                Text("It fires on a button without an action of its own.", chinese: "没有自身 action 的可用按钮，它照样触发。"),
                when: target.is("button") && hasOwn.isOff && observer.isNot("absent"), .exactly(1, "the observer hears it")),
        ])
}
