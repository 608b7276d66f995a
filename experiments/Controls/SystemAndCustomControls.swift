import EventTrace
import ExperimentKit
import UIKit

private let kind = Variable(
    "control", Text("The control is", chinese: "控件是"),
    ["a UIButton", "a UISwitch", "a UIStepper", "a UISegmentedControl", "a UIControl", "a subclass", "a subclass that objects"])
private let carrier = Variable("tapOn", Text("A tap recognizer is on", chinese: "点按手势加在"), ["nothing", "the parent", "the control"])

private final class PlainControl: UIControl {}

/// Turns down recognizers of other views, as the system's controls do.
private final class Objecting: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.view === self }
}

extension Experiment {
    /// Who wins against a tap.
    static let systemAndCustomControls = Experiment(
        id: "SystemAndCustomControls",
        title: Text("A tap recognizer against system and custom controls", chinese: "点按手势对系统控件与自定义控件"),
        question: Text(
            "A control is tapped; a tap recognizer is on its parent or on the control itself. Which of the two acts?",
            chinese: "点击控件，点按手势加在父视图或控件自身上。谁会响应？"),
        answer: Text(
            "Against a tap on the parent the system's controls win and others lose, unless they object as those do: by `gestureRecognizerShouldBegin`. A tap on the control itself wins over each, except that a stepper has stepped by then, with the landing.",
            chinese: "面对父视图的点按，系统控件获胜，其他控件落败，除非像系统控件那样用 `gestureRecognizerShouldBegin` 提出反对。加在控件自身上的点按总是获胜，只是步进器在手指落下时已经步进。"),
        origins: [Document004.systemControlWins],
        observations: ["button-superview-tap-full", "custom-uicontrol-loses-to-superview-tap"],
        variables: [kind, carrier],
        stage: { stage in
            let listener = stage.keep(Listener())
            let frame = CGRect(x: 145, y: 300, width: 100, height: 40)
            let control: UIControl
            switch stage.choice(kind) {
            case "a UIButton": control = UIButton(frame: frame)
            case "a UISwitch": control = UISwitch(frame: frame)
            case "a UIStepper": control = UIStepper(frame: frame)
            case "a UISegmentedControl":
                let segments = UISegmentedControl(frame: frame)
                segments.insertSegment(withTitle: "left", at: 0, animated: false)
                segments.insertSegment(withTitle: "right", at: 1, animated: false)
                control = segments
            case "a UIControl": control = UIControl(frame: frame)
            case "a subclass": control = PlainControl(frame: frame)
            default: control = Objecting(frame: frame)
            }
            let isValue = ["a UISwitch", "a UIStepper", "a UISegmentedControl"].contains(stage.choice(kind))
            control.addTarget(listener, action: Listener.fired, for: isValue ? .valueChanged : .touchUpInside)
            stage.view.addSubview(stage.name(control, "control"))
            guard stage.choice(carrier) != "nothing" else { return }
            let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "tap")
            (stage.choice(carrier) == "the control" ? control : stage.view).addGestureRecognizer(tap)
        },
        script: { stage in
            let width = stage.view(named: "control").map { Double($0.bounds.size.width) } ?? 100
            stage.script.tap(.point(x: width * 0.75, y: 15, in: "control"))
        },
        claims: [
            Claim(
                Text("Without a recognizer every control acts.", chinese: "没有手势时，所有控件都响应。"), when: carrier.is("nothing"),
                .exactly(1, "control.action(*)"), quotes: Document004.actionFromTheTouch),
            Claim(
                Text("`UIControl` itself cannot be used.", chinese: "`UIControl` 本身不能使用。"),
                when: kind.is("a UIControl") && carrier.is("nothing"),
                .never("control.action(*)"), quotes: Document004.controlIsAbstract,
                knownRefutation: Text(
                    "An instance of it tracks touches and sends actions like any other. It has no looks, which is why one makes subclasses.",
                    chinese: "它的实例同样跟踪触摸并发出 action，只是没有外观，所以才需要子类。")),
            Claim(
                Text("A control of the system wins over a tap on its parent.", chinese: "系统控件胜过父视图的点按。"),
                when: carrier.is("the parent") && kind.isOneOf(["a UIButton", "a UISwitch", "a UIStepper", "a UISegmentedControl"]),
                .all([.happens("control.action(*)"), .never("tap.action*")]), quotes: Document004.systemControlWins,
                explanation: Text(
                    "A system control turns down a one-finger single tap of its ancestors (CO.6).", chinese: "系统控件拒绝祖先视图的单指单击（CO.6）。")),
            Claim(
                Text("A custom control loses to it.", chinese: "自定义控件输给它。"),
                when: carrier.is("the parent") && kind.isOneOf(["a UIControl", "a subclass"]),
                .all([.happens("tap.action(ended)"), .never("control.action(*)")]), quotes: Document004.customControlLoses),
            Claim(
                Text("A custom control always loses to a tap on its parent.", chinese: "自定义控件总是输给父视图的点按。"),
                when: carrier.is("the parent") && kind.is("a subclass that objects"), .never("control.action(*)"),
                quotes: Document004.customControlLoses,
                knownRefutation: Text(
                    "It wins if its `gestureRecognizerShouldBegin` says no, which is all that the system's controls do (CO.6).",
                    chinese: "只要它的 `gestureRecognizerShouldBegin` 返回假就会获胜，系统控件所做的也不过如此（CO.6）。")),
            Claim(
                Text(
                    "Nothing in a control's own power makes a difference: the system tells the touches apart.",
                    chinese: "控件自身无能为力，是系统在区分触摸。"),
                when: carrier.is("the parent") && kind.isOneOf(["a subclass", "a subclass that objects"]),
                .same(whatever: kind, among: ["*.action(*)"]),
                quotes: Document004.guessedIdentifier,
                knownRefutation: Text(
                    "The two differ in one method of their own. No identifier of the touch is needed: the hit view is asked whether the recognizer may begin (GE.12).",
                    chinese: "两者只差自己的一个方法。不需要触摸的标识符：系统会询问命中视图，手势能否开始（GE.12）。")),
            Claim(
                Text("Priority over a recognizer holds for one on the control too.", chinese: "对加在控件自身上的手势也优先。"),
                when: carrier.is("the control") && kind.isOneOf(["a UIButton", "a UISwitch"]), .never("tap.action*"),
                quotes: Document004.systemControlWins,
                knownRefutation: Text(
                    "A system control turns down recognizers of its ancestors only; one on the control itself wins (CO.7).",
                    chinese: "系统控件只拒绝祖先视图的手势；加在自身上的手势获胜（CO.7）。")),
            Claim(
                Text(
                    "So in the case of a custom control, all is as for any view: the recognizer acts.", chinese: "因此自定义控件的情形与普通视图相同：手势响应。"),
                when: carrier.is("the parent") && kind.is("a subclass"), .ordering(["tap.action(ended)"]),
                quotes: Document004.caseOfCustomControl),
        ])
}
