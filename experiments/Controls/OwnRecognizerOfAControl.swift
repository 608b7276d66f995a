import EventTrace
import ExperimentKit
import UIKit

private let control = Variable(
    "control", Text("The control is", chinese: "控件是"), ["UIButton", "UISwitch", "UISegmentedControl", "subclass of UIControl"])
private let place = Variable("tap", Text("A tap recognizer is on", chinese: "点击手势在"), ["the control", "its superview", "both"])

private final class PlainControl: UIControl {}

extension Experiment {
    /// The veto and the control's own recognizers.
    static let ownRecognizerOfAControl = Experiment(
        id: "OwnRecognizerOfAControl",
        title: Text("A tap recognizer on a control itself", chinese: "加在控件自身上的点击手势"),
        question: Text(
            "System controls keep tap recognizers of their superviews from acting. What about one on the control itself?",
            chinese: "系统控件使父视图的点击手势不响应。加在控件自身上的呢？"),
        answer: Text(
            "It acts, and the control is cancelled: touchCancel instead of its own event. Only recognizers above a system control are kept from acting; a subclass of `UIControl` loses to both.",
            chinese: "它响应，控件被取消：发送 touchCancel，而非控件自己的事件。系统控件只阻止其上层的手势；`UIControl` 的子类对两者都落败。"),
        observations: ["button-own-tap-full", "button-own-tap-beats-action"],
        variables: [control, place],
        stage: { stage in
            let parent = stage.add({ UIView(frame: $0) }, "parent", at: CGRect(x: 45, y: 200, width: 300, height: 200))
            let view = make(stage.choice(control))
            view.frame = CGRect(x: 50, y: 50, width: 100, height: 30)
            parent.addSubview(stage.name(view, "control"))
            let own: UIControl.Event =
                stage.choice(control) == "UIButton" || stage.choice(control).hasPrefix("sub") ? .touchUpInside : .valueChanged
            stage.listenSeparately(to: view, for: [.touchDown, own, .touchCancel])
            if stage.choice(place) != "its superview" { stage.put(UITapGestureRecognizer(), "own_tap", on: view) }
            if stage.choice(place) != "the control" { stage.put(UITapGestureRecognizer(), "parent_tap", on: parent) }
            stage.script.tap(.point(x: 40, y: 15, in: "control"))
        },
        claims: [
            Claim(
                Text("A tap on the control itself acts and cancels the control.", chinese: "控件自身上的手势响应，并取消控件。"),
                when: place.isNot("its superview"),
                .order(["control.action(touchDown)", "own_tap.action(ended)", "control.action(touchCancel)"]),
                explanation: Text(
                    "Logs of buttons show it (CO.7); for the others it is the same mechanism.", chinese: "按钮的日志如此（CO.7）；其他控件机制相同。")),
            Claim(
                Text("The control's own event is not sent then.", chinese: "此时不发送控件自己的事件。"), when: place.isNot("its superview"),
                .all([.never("control.action(touchUpInside)"), .never("control.action(valueChanged)")])),
            Claim(
                Text("A tap above a system control does not act.", chinese: "系统控件上层的手势不响应。"),
                when: place.is("its superview") && control.isNot("subclass of UIControl"),
                .all([.never("parent_tap.*"), .never("control.action(touchCancel)")]),
                explanation: Text("The veto is for recognizers on ancestors (CO.6).", chinese: "否决只针对祖先上的手势（CO.6）。")),
            Claim(
                Text("Above a subclass of `UIControl` it acts.", chinese: "在 `UIControl` 子类的上层，它会响应。"),
                when: place.is("its superview") && control.is("subclass of UIControl"), .happens("parent_tap.action(ended)")),
            Claim(
                Text("Where it acts, none above does.", chinese: "它响应时，上层的不响应。"), when: place.isNot("its superview"),
                .all([.happens("own_tap.action(ended)"), .never("parent_tap.*")]),
                explanation: Text("It is deeper (GE.9).", chinese: "它更深（GE.9）。")),
        ])
}

private func make(_ name: String) -> UIControl {
    switch name {
    case "UIButton": UIButton()
    case "UISwitch": UISwitch()
    case "UISegmentedControl": UISegmentedControl(items: ["one", "two"])
    default: PlainControl()
    }
}
