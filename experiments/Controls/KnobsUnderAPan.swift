import EventTrace
import ExperimentKit
import UIKit

private let control = Variable("control", Text("The control is", chinese: "控件是"), ["UISlider", "UISwitch"])
private let start = Variable("start", Text("The finger lands", chinese: "手指落在"), ["on the knob", "beside the knob"])
private let direction = Variable("drag", Text("It drags", chinese: "拖动方向"), ["along the control", "across it"])
private let recognizer = Variable("above", Text("On the superview is a", chinese: "父视图上有"), ["pan", "swipe to the right"])

extension Experiment {
    /// The veto of controls that are dragged.
    static let knobsUnderAPan = Experiment(
        id: "KnobsUnderAPan",
        title: Text("A slider or a switch under a pan or a swipe", chinese: "拖动或轻扫手势之下的滑块与开关"),
        question: Text(
            "A slider or a switch stands in a view with a pan or a swipe recognizer. A finger drags from the knob or from beside it, along the control or across it. Who gets the drag?",
            chinese: "滑块或开关位于带拖动或轻扫手势的视图中。手指从旋钮或其旁边开始，沿控件或垂直拖动。拖动归谁？"),
        answer: Text(
            "Dragged along from its knob, the control keeps a pan above it from acting, a slider also a swipe. In all other cases the recognizer above acts, and a control that tracks is cancelled.",
            chinese: "从旋钮沿控件拖动时，控件使上层的拖动手势不响应，滑块还包括轻扫。其他情形都由上层手势响应，正在跟踪的控件被取消。"),
        variables: [control, start, direction, recognizer],
        excluding: Exclusion(
            recognizer.is("swipe to the right") && direction.is("across it"),
            because: Text("It is no swipe to the right.", chinese: "那不是向右轻扫。")),
        stage: { stage in
            let parent = stage.add({ UIView(frame: $0) }, "parent", at: CGRect(x: 20, y: 200, width: 350, height: 300))
            let isSlider = stage.choice(control) == "UISlider"
            let view: UIControl =
                isSlider
                ? UISlider(frame: CGRect(x: 50, y: 100, width: 250, height: 31))
                : UISwitch(frame: CGRect(x: 50, y: 100, width: 51, height: 31))
            parent.addSubview(stage.name(view, "control"))
            stage.listenSeparately(to: view, for: [.touchDown, .touchCancel])
            stage.put(
                stage.choice(recognizer) == "pan" ? UIPanGestureRecognizer() : UISwipeGestureRecognizer(), "above", on: parent)
            let x = stage.choice(start) == "on the knob" ? 14.0 : isSlider ? 200 : 45
            let (dx, dy) = stage.choice(direction) == "along the control" ? (80.0, 0.0) : (0, 80)
            stage.script.play("drags", x: x, y: 15, in: "control", by: dx, dy)
        },
        claims: [
            Claim(
                Text("From the knob, along the control, a pan above does not act.", chinese: "从旋钮沿控件拖动，上层的拖动手势不响应。"),
                when: recognizer.is("pan") && start.is("on the knob") && direction.is("along the control"),
                .all([.never("above.*"), .never("control.action(touchCancel)"), .decided("control: veto above")]),
                explanation: Text(
                    "Documented for the knob of a switch; for a slider the documentation speaks of a swipe, and a pan is taken to fare the same (CO.6).",
                    chinese: "开关的旋钮有文档；滑块的文档说的是轻扫，此处视拖动与之相同（CO.6）。")),
            Claim(
                Text("Nor does a swipe above a slider.", chinese: "滑块上层的轻扫也不响应。"),
                when: recognizer.is("swipe to the right") && start.is("on the knob") && control.is("UISlider"), .never("above.*"),
                explanation: Text("Documented for a swipe along a slider's knob (CO.6).", chinese: "沿滑块旋钮轻扫的文档（CO.6）。")),
            Claim(
                Text("Across the control the pan acts.", chinese: "垂直拖动时，拖动手势响应。"), when: recognizer.is("pan") && direction.is("across it"),
                .happens("above.action(began)")),
            Claim(
                Text("From beside the knob it acts too.", chinese: "从旋钮旁边开始也响应。"), when: start.is("beside the knob"),
                .happens("above.action(*)"),
                explanation: Text("The veto is for the knob (CO.6).", chinese: "否决只针对旋钮（CO.6）。")),
            Claim(
                Text("A control that tracks is cancelled when the recognizer above acts.", chinese: "上层手势响应时，正在跟踪的控件被取消。"),
                when: direction.is("across it") && start.is("on the knob"),
                .order(["control.action(touchDown)", "above.action(began)", "control.action(touchCancel)"])),
            Claim(
                Text("A slider tracks no touch beside its knob.", chinese: "滑块不跟踪旋钮旁边的触摸。"),
                when: control.is("UISlider") && start.is("beside the knob"),
                .never("control.*"), explanation: Text("It is tracked on its thumb only (CO.15, assumed).", chinese: "只在旋钮上跟踪（CO.15，假定）。")),
        ])
}
