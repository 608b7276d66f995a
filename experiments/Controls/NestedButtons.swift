import EventTrace
import ExperimentKit
import UIKit

private enum Inner: String, Choice {
    case anotherButton = "another button"
    case disabledButton = "a disabled button"
    case view = "a view"
    case viewWithoutInteraction = "a view without interaction"
    case label = "a label"
}
private let inner = Variable<Inner>("inner", "In the button the finger taps")
private let parentTap = Variable<Bool>("parentTap", "The superview has a tap recognizer")

extension Experiment {
    /// A button in a button, and other things in it.
    static let nestedButtons = Experiment(
        id: "NestedButtons",
        title: "A button in a button",
        question:
            "A button contains another button, a disabled one, a view or a label. A finger taps what is inside. Which button fires, and does a tap recognizer above them act?",
        answer:
            "An inner button fires alone. A label, or a view without interaction, leaves the tap to the outer button. On a view that takes touches, or on a disabled inner button, no button fires, and a tap recognizer above acts.",
        variables: [inner, parentTap],
        stage: { stage in
            let outer = stage.add(UIButton(), "outer", at: CGRect(x: 45, y: 300, width: 300, height: 100))
            let view = make(stage[inner])
            view.frame = CGRect(x: 100, y: 20, width: 100, height: 60)
            outer.addSubview(stage.name(view, "inner"))
            stage.addTargets(to: outer, for: [.touchDown, .touchUpInside])
            if let button = view as? UIButton { stage.addTargets(to: button, for: [.touchDown, .touchUpInside]) }
            if stage[parentTap] { stage.add(UITapGestureRecognizer(), "parent_tap") }
            stage.script.tap("inner")
        },
        claims: [
            Claim(
                "The inner button fires alone.", when: inner == .anotherButton,
                .ordering(["inner.action(touchDown)", "inner.action(touchUpInside)"]),
                explanation: "A control ends the climb of its touches.", rules: [.controlsEndTheClimb]),
            Claim(
                "What takes no touches leaves them to the outer button.",
                when: inner.isOneOf(.viewWithoutInteraction, .label),
                .ordering(["outer.action(touchDown)", "outer.action(touchUpInside)"]),
                explanation: "Without interaction it is not hit; a label comes so.", rules: [.unreachable]),
            Claim(
                "A view that takes touches, or a disabled button, keeps the outer button from firing.",
                when: inner.isOneOf(.view, .disabledButton),
                .all([.never("outer.*"), .never("inner.*"), .decided("outer: keep")]),
                explanation:
                    "A control tracks only touches that began in itself; subviews of a control are commonly said to need their interaction off. The touch of a disabled button goes on and fares the same.",
                rules: [.ownTouchesOnly, .disabledControl]
            ),
            Claim(
                "Over a button that fires the tap above does not act.",
                when: inner != .view && inner != .disabledButton, .never("parent_tap.*"),
                explanation: "The hit view's veto, a system button's.", rules: [.veto]),
            Claim(
                "Where no button fires it acts.",
                when: parentTap.isOn && inner.isOneOf(.view, .disabledButton), .happens("parent_tap.action(ended)")),
        ])
}

private func make(_ name: Inner) -> UIView {
    switch name {
    case .anotherButton: return UIButton()
    case .disabledButton:
        let button = UIButton()
        button.isEnabled = false
        return button
    case .viewWithoutInteraction:
        let view = UIView()
        view.isUserInteractionEnabled = false
        return view
    case .label: return UILabel()
    case .view: return UIView()
    }
}
