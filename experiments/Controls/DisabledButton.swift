import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Button: String, Choice {
    case enabled, disabled
    case withoutInteraction = "without user interaction"
}
private let button = Variable<Button>("button", "The button is")
private let parentTap = Variable<Bool>("parentTap", "The parent has a tap recognizer", off: "the parent has no tap recognizer")
private let hasListener = Variable<Bool>("listener", "The button has an action", off: "the button has no action", default: true)

private let buttonView = Named<UIButton>("button")
private let parent = Named<LoggedView>("parent")
private let parentTapRecognizer = Named<UITapGestureRecognizer>("parent_tap")

/// A button that is switched off.
let disabledButton: Experiment = Experiment(
    id: "DisabledButton",
    title: "Disabled button: does the parent's tap gesture fire?",
    question: """
        A button is enabled, disabled, or has user interaction switched off. With and without an action, and with and without a tap recognizer \
        on its parent: who receives a tap?
        """,
    answer: """
        With `isEnabled` or `isUserInteractionEnabled` off, a button sends no action, and the tap goes to its parent: to the parent's tap \
        recognizer, if the parent has one, and to the parent's touch methods. A disabled button is still the hit view, `touch.view`; without \
        user interaction the parent is. An enabled button keeps the tap to itself, even if it has no action.
        """,
    remedy: """
        To keep taps on a disabled button away from the parent's recognizer, return `!(touch.view is UIControl)` from \
        `gestureRecognizer(_:shouldReceive:)` of the recognizer's delegate. That needs `isEnabled = false`: with \
        `isUserInteractionEnabled = false` `touch.view` is the parent. The parent's touch methods still get the tap; to keep it from them too, \
        leave the button enabled, give it a gray look and return early from its action.
        """,
    symptoms: [
        "tap goes through a disabled button to the view behind it",
        "isEnabled = false but the parent's tap gesture still fires",
        "disabled UIButton passes touches to its superview",
        "isEnabled vs isUserInteractionEnabled on a button",
    ],
    origins: [Document000.disabledIsNotObserved],
    variables: [button, parentTap, hasListener],
    stage: { stage in
        let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), parent)
        let view = stage.name(UIButton(frame: CGRect(x: 50, y: 100, width: 200, height: 60)), buttonView)
        stage.view.addSubview(parent)
        parent.addSubview(view)
        view.isEnabled = stage[button] != .disabled
        view.isUserInteractionEnabled = stage[button] != .withoutInteraction
        let listener = stage.keep(ActionTarget())
        if stage[hasListener] { view.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside) }
        if stage[parentTap] {
            parent.addGestureRecognizer(
                stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), parentTapRecognizer))
        }
        stage.script.tap(buttonView)
    },
    outcomes: {
        Outcome("the button sends its action", not: "the button sends no action", buttonView.action)
        Outcome("the parent's tap recognizer fires", not: "no tap recognizer fires", parentTapRecognizer.action)
        Outcome("the parent receives the touch", not: "the parent does not receive the touch", parent.touchesBegan)
    },
    claims: {
        Claim(
            "A button that is disabled, or has user interaction switched off, sends no action.", when: button != .enabled,
            buttonView.action.never, quotes: Document000.disabledIsNotObserved, Document000.doElementsMatter,
            explanation: "A disabled control tracks nothing and sends nothing.", rules: [.disabledControl])
        Claim(
            "A disabled button is still the hit-test view; a button without user interaction is not.",
            when: button == .disabled, decided("button: bind*"))
        Claim(
            "When a button that is disabled, or has user interaction switched off, is tapped, the parent's tap recognizer fires.",
            when: button != .enabled && parentTap.isOn, parentTapRecognizer.action(.ended).times(1),
            explanation: "Only an enabled button declines the parent's recognizer.", rules: [.veto])
        Claim(
            "When an enabled button is tapped, the parent's tap recognizer does not fire, whether the button has an action or not.",
            when: button == .enabled,
            quotes: Document000.buttonsDoNotClimb
        ) {
            parentTapRecognizer.action.never
            parent.touches.never
        }
        Claim(
            "Switching off user interaction leads to the same calls as disabling the button.",
            when: button != .enabled, button.changesNothing())
    })
