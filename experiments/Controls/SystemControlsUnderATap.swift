import EventTrace
import ExperimentKit
import UIKit

private let control = Variable(
    "control", Text("The control is", chinese: "控件是"),
    ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UISlider", "subclass of UIControl"])
private let cancels = Variable.flag(
    "cancelsTouchesInView", Text("`cancelsTouchesInView` of the parent's tap", chinese: "父视图手势的 `cancelsTouchesInView`"), default: true)

extension Experiment {
    /// Which controls turn down a tap of their parent.
    static let systemControlsUnderATap = Experiment(
        id: "SystemControlsUnderATap",
        title: Text("Which controls turn down a tap of their parent", chinese: "哪些控件会否决父视图的点击手势"),
        question: Text(
            "Controls of all kinds, with actions for touchDown and touchCancel, stand in a view with a tap recognizer. Which of them keep a tap to themselves?",
            chinese: "各种控件监听 touchDown 和 touchCancel，位于带点击手势的视图中。其中哪些独占点击？"),
        answer: Text(
            """
            Those whose own gesture is a tap: button, switch, stepper, segmented control and page control. A slider's is a drag, so the \
            parent's tap wins over it, as it does over a subclass of `UIControl`. With `cancelsTouchesInView` off the tap fires over all.
            """,
            chinese:
                "自身手势就是点击的那些：按钮、开关、步进器、分段控件、页面控件。滑块自身的手势是拖动，所以父视图的点击手势胜过它，正如胜过 `UIControl` 的子类。关闭 `cancelsTouchesInView` 时，手势在所有控件上都触发。"
        ),
        origins: [Document001.doubtAboutTheParentsTap],
        variables: [control, cancels],
        stage: { stage in
            let parent = stage.name(UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let view = make(stage.choice(control))
            view.frame = CGRect(x: 50, y: 100, width: 100, height: 30)
            stage.view.addSubview(parent)
            parent.addSubview(stage.name(view, "control"))
            let listener = stage.keep(Listener())
            view.addTarget(listener, action: Listener.fired, for: [.touchDown, .touchCancel])
            let tap = stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "parent_tap")
            tap.cancelsTouchesInView = stage.flag(cancels)
            parent.addGestureRecognizer(tap)
            // Where a slider has its knob: beside it a slider tracks nothing.
            stage.script.tap(.point(x: 12, y: 15, in: "control"))
        },
        claims: [
            Claim(
                Text("Controls that are tapped turn it down.", chinese: "以点击为自身手势的控件会否决它。"),
                when: cancels.isOn && control.isOneOf(tapped),
                .all([.never("parent_tap.action*"), .never("control.action(touchCancel)")]), quotes: Document001.doubtAboutTheParentsTap,
                explanation: Text("The veto is for a control's own default gesture (CO.6).", chinese: "否决只针对控件自身的默认手势（CO.6）。")),
            Claim(
                Text("A slider and a subclass of `UIControl` lose.", chinese: "滑块与 `UIControl` 的子类落败。"),
                when: cancels.isOn && !control.isOneOf(tapped),
                .order(["parent_tap.action(ended)", "control.action(touchCancel)"]), quotes: Document001.doubtAboutTheParentsTap),
            Claim(
                Text("With `cancelsTouchesInView` off it fires over all of them.", chinese: "关闭 `cancelsTouchesInView` 时，在所有控件上都触发。"),
                when: cancels.isOff, .all([.happens("parent_tap.action(ended)"), .never("control.action(touchCancel)")]),
                quotes: Document000.whatIfMixed),
        ])
}

/// Controls whose own gesture is a tap.
private let tapped: [Value] = ["UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl"]

private func make(_ name: String) -> UIControl {
    switch name {
    case "UIButton": return UIButton()
    case "UISwitch": return UISwitch()
    case "UIStepper": return UIStepper()
    case "UISegmentedControl": return UISegmentedControl(items: ["one", "two"])
    case "UIPageControl":
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
    case "UISlider": return UISlider()
    default: return PlainControl()
    }
}

private final class PlainControl: UIControl {}
