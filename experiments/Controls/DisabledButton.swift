import EventTrace
import ExperimentKit
import UIKit

private let button = Variable(
    "button", Text("The button is", chinese: "按钮"), ["enabled", "disabled", "without interaction"])
private let parentTap = Variable.flag("parentTap", Text("The parent has a tap recognizer", chinese: "父视图有点击手势"))
private let hasListener = Variable.flag("listener", Text("The button has an action", chinese: "按钮有 action"), default: true)

extension Experiment {
    /// A button that is switched off.
    static let disabledButton = Experiment(
        id: "DisabledButton",
        title: Text("A disabled button, and the tap recognizer of its parent", chinese: "禁用的按钮与父视图的点击手势"),
        question: Text(
            """
            A button is enabled, disabled, or has its interaction switched off. With and without an action, with and without a tap \
            recognizer on its parent: who hears of a tap?
            """, chinese: "按钮可用、禁用（isEnabled）或关闭交互。有无 action、父视图有无点击手势：点击时谁会知道？"),
        answer: Text(
            """
            A disabled button sends nothing, and the tap goes to its parent: to the parent's recognizer if it has one, and to the parent's \
            touch methods. An enabled button keeps the tap to itself, even if it has no action at all.
            """, chinese: "禁用的按钮不发送任何 action，点击归父视图：父视图的手势（若有）和触摸方法都会收到。可用的按钮即使没有 action，也独占点击。"),
        origins: [Document000.disabledIsNotObserved],
        variables: [button, parentTap, hasListener],
        stage: { stage in
            let parent = stage.name(TouchView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let view = stage.name(UIButton(frame: CGRect(x: 50, y: 100, width: 200, height: 60)), "button")
            stage.view.addSubview(parent)
            parent.addSubview(view)
            view.isEnabled = stage.choice(button) != "disabled"
            view.isUserInteractionEnabled = stage.choice(button) != "without interaction"
            let listener = stage.keep(Listener())
            if stage.flag(hasListener) { view.addTarget(listener, action: Listener.fired, for: .touchUpInside) }
            if stage.flag(parentTap) {
                parent.addGestureRecognizer(
                    stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "parent_tap"))
            }
            stage.script.tap("button")
        },
        claims: [
            Claim(
                Text("A disabled button's listener hears nothing.", chinese: "禁用按钮的监听者什么也听不到。"), when: button.isNot("enabled"),
                .never("button.action*"), quotes: Document000.disabledIsNotObserved,
                explanation: Text("A disabled control tracks nothing and sends nothing (CO.5).", chinese: "禁用的控件不跟踪也不发送（CO.5）。")),
            Claim(
                Text("A disabled button is still the hit view; one without interaction is not.", chinese: "禁用的按钮仍被命中；关闭交互的则不会。"),
                when: button.is("disabled"), .decided("button: bind*")),
            Claim(
                Text("Over a disabled button, the parent's tap fires.", chinese: "在禁用的按钮上，父视图的手势会触发。"),
                when: button.isNot("enabled") && parentTap.isOn, .exactly(1, "parent_tap.action(ended)"),
                explanation: Text("Only an enabled button turns it down (CO.6).", chinese: "只有可用的按钮才会否决它（CO.6）。")),
            Claim(
                Text("Over an enabled button, it does not, with or without an action.", chinese: "在可用的按钮上不会触发，无论有无 action。"),
                when: button.is("enabled"), .all([.never("parent_tap.action*"), .never("parent.touches*")]),
                quotes: Document000.buttonsDoNotClimb),
            Claim(
                Text("Switching off interaction has the same effect here as disabling.", chinese: "关闭交互与禁用在这里效果相同。"),
                when: button.isNot("enabled"), .same(whatever: button)),
        ])
}
