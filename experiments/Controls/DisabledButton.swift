import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Button: String, Choice {
    case enabled, disabled
    case withoutInteraction = "without interaction"
}
private let button = Variable<Button>("button", "The button is")
private let parentTap = Variable<Bool>("parentTap", "The parent has a tap recognizer")
private let hasListener = Variable<Bool>("listener", "The button has an action", default: true)

extension Experiment {
    /// A button that is switched off.
    static let disabledButton = Experiment(
        id: "DisabledButton",
        title: "A disabled button, and the tap recognizer of its parent",
        question: """
            A button is enabled, disabled, or has its interaction switched off. With and without an action, with and without a tap \
            recognizer on its parent: who receives a tap?
            """,
        answer: """
            A disabled button sends nothing, and the tap goes to its parent: to the parent's recognizer if it has one, and to the parent's \
            touch methods. An enabled button keeps the tap to itself, even if it has no action at all.
            """,
        origins: [Document000.disabledIsNotObserved],
        variables: [button, parentTap, hasListener],
        stage: { stage in
            let parent = stage.name(LoggedView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let view = stage.name(UIButton(frame: CGRect(x: 50, y: 100, width: 200, height: 60)), "button")
            stage.view.addSubview(parent)
            parent.addSubview(view)
            view.isEnabled = stage[button] != .disabled
            view.isUserInteractionEnabled = stage[button] != .withoutInteraction
            let listener = stage.keep(ActionTarget())
            if stage[hasListener] { view.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside) }
            if stage[parentTap] {
                parent.addGestureRecognizer(
                    stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), "parent_tap"))
            }
            stage.script.tap("button")
        },
        claims: [
            Claim(
                "A disabled button's listener receives nothing.", when: button != .enabled,
                .never("button.action*"), quotes: Document000.disabledIsNotObserved, Document000.doElementsMatter,
                explanation: "A disabled control tracks nothing and sends nothing.", rules: [.disabledControl]),
            Claim(
                "A disabled button is still the hit view; one without interaction is not.",
                when: button == .disabled, .decided("button: bind*")),
            Claim(
                "Over a disabled button, the parent's tap fires.",
                when: button != .enabled && parentTap.isOn, .exactly(1, "parent_tap.action(ended)"),
                explanation: "Only an enabled button turns it down.", rules: [.veto]),
            Claim(
                "Over an enabled button, it does not, with or without an action.",
                when: button == .enabled, .all([.never("parent_tap.action*"), .never("parent.touches*")]),
                quotes: Document000.buttonsDoNotClimb),
            Claim(
                "Switching off interaction has the same effect here as disabling.",
                when: button != .enabled, .same(whatever: button)),
        ])
}
