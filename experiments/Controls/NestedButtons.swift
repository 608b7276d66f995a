import EventTrace
import ExperimentKit
import UIKit

private enum Inner: String, Choice {
    case anotherButton = "another button"
    case disabledButton = "a disabled button"
    case view = "a view"
    case viewWithoutInteraction = "a view without user interaction"
    case label = "a label"
}
private let inner = Variable<Inner>("inner", "Inside the button the finger taps")
private let parentTap = Variable<Bool>("parentTap", "The superview has a tap recognizer", off: "the superview has no tap recognizer")

private let innerView = Named<UIView>("inner")
private let outer = Named<UIButton>("outer")
private let parentTapRecognizer = Named<UITapGestureRecognizer>("parent_tap")

/// A button in a button, and other things in it.
let nestedButtons: Experiment = Experiment(
    id: "NestedButtons",
    title: "A button inside another button: which one fires?",
    question: """
        A button contains another button, a disabled button, a view or a label. A finger taps what is inside. Which button \
        fires, and does a tap recognizer of the outer button's superview fire?
        """,
    answer: """
        An enabled inner button fires alone. A label, or a view without user interaction, leaves the tap to the outer button. \
        On a view that receives touches, or on a disabled inner button, no button fires, and a tap recognizer of the superview \
        does.
        """,
    remedy:
        "To let a view inside the button leave its taps to the button, set `isUserInteractionEnabled = false` on that view; this covers all that lies in the view. Labels and image views have user interaction off by default; plain views, stack views, effect views and hosted SwiftUI views do not. If the view contains a button that has to work, override `hitTest(_:with:)` of the view instead: return nil if `super` returns the view itself. A disabled inner button lets the tap through to the outer button with `isUserInteractionEnabled = false`.",
    symptoms: [
        "UIButton inside UIButton, which action is called",
        "image view or label on top of a button blocks touches",
        "button does not respond when it has subviews",
        "tap on a disabled button inside another button",
        "nested controls and a tap gesture on the superview",
    ],
    variables: [inner, parentTap],
    stage: { stage in
        let outer = stage.add(UIButton(), outer, at: CGRect(x: 45, y: 300, width: 300, height: 100))
        let view = make(stage[inner])
        view.frame = CGRect(x: 100, y: 20, width: 100, height: 60)
        outer.addSubview(stage.name(view, innerView))
        stage.addTargets(to: outer, for: [.touchDown, .touchUpInside])
        if let button = view as? UIButton { stage.addTargets(to: button, for: [.touchDown, .touchUpInside]) }
        if stage[parentTap] { stage.add(UITapGestureRecognizer(), parentTapRecognizer) }
        stage.script.tap(innerView)
    },
    outcomes: {
        Outcome("the inner button fires", not: "no inner button fires", innerView.action)
        Outcome("the outer button fires", not: "the outer button does not fire", outer.action)
        Outcome("the superview's tap recognizer fires", not: "no tap recognizer of the superview fires", parentTapRecognizer.action)
    },
    claims: {
        Claim(
            "An enabled inner button fires alone.", when: inner == .anotherButton,
            explanation: "A control does not pass its touches up the responder chain.", rules: [.controlsEndTheClimb]
        ) {
            only {
                innerView.action("touchDown")
                innerView.action("touchUpInside")
            }
        }
        Claim(
            "A label, or a view without user interaction, leaves the tap to the outer button.",
            when: inner.isOneOf(.viewWithoutInteraction, .label),
            explanation: "A view without user interaction is never the hit-test view; a label has it off by default.",
            rules: [.unreachable]
        ) {
            only {
                outer.action(.touchDown)
                outer.action(.touchUpInside)
            }
        }
        Claim(
            "A view that receives touches, or a disabled button, keeps the outer button from firing.",
            when: inner.isOneOf(.view, .disabledButton),
            explanation: """
                A control tracks only touches that began in itself; it is commonly said that subviews of a control need their user interaction \
                off. The touch of a disabled button is passed on, with the same result.
                """,
            rules: [.ownTouchesOnly, .disabledControl]
        ) {
            outer.everything.never
            innerView.everything.never
            decided("outer: keep")
        }
        Claim(
            "If a button fires, the superview's tap recognizer does not.",
            when: inner != .view && inner != .disabledButton, parentTapRecognizer.everything.never,
            explanation: "The hit-test view is a system button, which vetoes the recognizer.", rules: [.veto])
        Claim(
            "If no button fires, the superview's tap recognizer fires.",
            when: parentTap.isOn && inner.isOneOf(.view, .disabledButton), parentTapRecognizer.action(.ended).happens)
    })

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
