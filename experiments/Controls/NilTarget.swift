import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Performer: String, Choice { case controller, parent, button, nobody }
private let performer = Variable<Performer>("performer", "Who has the action's method")
private let isEnabled = Variable<Bool>("enabled", "The button is enabled", default: true)

extension Experiment {
    /// An action without a target.
    static let nilTarget = Experiment(
        id: "NilTarget",
        title: "An action with a nil target",
        question: """
            A button's action has no target. The button, its parent or the controller can perform it, or nobody. Who is asked, who \
            performs it, and do the touches go the same way?
            """,
        answer: """
            The objects of the responder chain are asked from the button up, and the first one that can perform the action does. If nobody \
            can, nothing happens. The touches stay in the button all the while: only a disabled button lets them go to its parent, and then \
            nobody is asked.
            """,
        origins: [Document000.nilTargetClimbs, Document000.disableInstead],
        variables: [performer, isEnabled],
        stage: { stage in
            let controller = stage.name(PerformingController(), "controller")
            stage.window.rootViewController = controller
            let parent = stage.name(PerformingView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), "parent")
            let button = stage.name(PerformingButton(frame: CGRect(x: 50, y: 100, width: 200, height: 60)), "button")
            controller.view.addSubview(parent)
            parent.addSubview(button)
            button.isEnabled = stage[isEnabled]
            let action =
                switch stage[performer] {
                case .button: Selector("save", PerformingButton.save)
                case .parent: Selector("save", PerformingView.save)
                case .controller: Selector("save", PerformingController.save)
                case .nobody: Selector("save", Elsewhere.save)
                }
            button.addTarget(nil, action: action, for: .touchUpInside)
            stage.script.tap("button")
        },
        claims: [
            Claim(
                "The chain is asked from the button up, and the first that can performs.",
                when: isEnabled.isOn && performer == .controller,
                .all([
                    .order([
                        "button.canPerformAction", "parent.canPerformAction", "controller.canPerformAction", "button.action(touchUpInside)",
                    ]),
                    .answer(of: "controller.canPerformAction", is: "yes"), .answer(of: "parent.canPerformAction", is: "no"),
                ]),
                quotes: Document000.nilTargetClimbs,
                explanation: "The chain is searched from the button up.", rules: [.nilTarget]),
            Claim(
                "Nobody above the performer is asked.", when: isEnabled.isOn && performer.isOneOf(.button, .parent),
                .all([.happens("button.action(touchUpInside)"), .never("controller.canPerformAction")]), quotes: Document000.nilTargetClimbs
            ),
            Claim(
                "The parent does not handle the touch in the button's stead.", when: isEnabled.isOn,
                .never("parent.touches*"), quotes: Document000.nilTargetClimbs,
                explanation: "The touches end in the control.", rules: [.controlsEndTheClimb]),
            Claim(
                "If nobody can perform it, nothing is sent, and a disabled button sends nothing either.",
                when: performer == .nobody || isEnabled.isOff, .never("*.action*"), quotes: Document000.disableInstead),
            Claim(
                "A nil target that nobody performs comes to the same as a disabled button.",
                when: performer == .nobody, .same(whatever: isEnabled), quotes: Document000.disableInstead,
                rules: [.disabledControl],
                knownRefutation: """
                    It does not: the enabled button keeps the touch and asks the chain; the disabled one asks nobody and passes the touch on to its parent.
                    """),
        ])
}

// One of these classes has the method; all of them tell that they are asked.

private final class PerformingButton: UIButton {
    func save() {}

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

private final class PerformingView: LoggedView {
    func save() {}

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

private final class PerformingController: UIViewController {
    func save() {}

    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
}

/// A class that stands in no chain.
private final class Elsewhere {
    func save() {}
}
