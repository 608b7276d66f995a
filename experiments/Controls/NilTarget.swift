import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Performer: String, Choice {
    case controller = "the controller"
    case parent = "the parent"
    case button = "the button"
    case nobody = "an object outside the chain"
}
private let performer = Variable<Performer>("performer", "The action's method belongs to")
private let isEnabled = Variable<Bool>("enabled", "The button is enabled", off: "the button is disabled", default: true)

private let controller = Named<PerformingController>("controller")
private let parent = Named<PerformingView>("parent")
private let button = Named<PerformingButton>("button")

/// An action without a target.
let nilTarget: Experiment = Experiment(
    id: "NilTarget",
    title: "A nil target: which object receives the button's action?",
    question: """
        A button's action has a nil target. The button, its parent or the view controller can perform it, or no object of the responder chain \
        can. Which objects are asked, which one performs it, and do the touches go the same way?
        """,
    answer: """
        If there is a first responder, such as a focused text field, its responder chain is asked first; in the cases of this page \
        nothing is first responder. Then the chain from the button up is asked. The first object that can perform the action receives \
        the action. If none can, nothing happens. The button keeps its touches: only a disabled button passes them on to its parent, \
        and then no object is asked.
        """,
    remedy: """
        If an action with a nil target is never called, implement the `@objc` method of exactly that selector in an object of the \
        button's responder chain, or pass the target to `addTarget(_:action:for:)`. If another object receives the action, the first \
        responder's chain has the method too: pass the target.
        """,
    symptoms: [
        "addTarget(nil, action:) is not called",
        "send an action up the responder chain to the view controller",
        "First Responder action connected in Interface Builder",
        "canPerformAction called when a button is tapped",
        "button in a cell, handle its action in the controller without a delegate",
    ],
    origins: [Document000.nilTargetClimbs, Document000.disableInstead],
    variables: [performer, isEnabled],
    stage: { stage in
        let controller = stage.name(PerformingController(), controller)
        stage.window.rootViewController = controller
        let parent = stage.name(PerformingView(frame: CGRect(x: 45, y: 150, width: 300, height: 300)), parent)
        let button = stage.name(PerformingButton(frame: CGRect(x: 50, y: 100, width: 200, height: 60)), button)
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
        stage.script.tap(button)
    },
    outcomes: {
        Outcome("the action", otherwise: "is performed by no object") {
            Outcome.State("is performed by the button", button.canPerformAction.returns(true))
            Outcome.State("is performed by the parent", parent.canPerformAction.returns(true))
            Outcome.State("is performed by the controller", controller.canPerformAction.returns(true))
        }
        Outcome("the responder chain is asked from the button up", not: "no object is asked", button.canPerformAction)
        Outcome("the parent receives the touch", not: "the parent does not receive the touch", parent.touchesBegan)
    },
    claims: {
        Claim(
            "The responder chain is asked from the button up, and the first object that can perform the action performs it.",
            when: isEnabled.isOn && performer == .controller,
            quotes: Document000.nilTargetClimbs,
            explanation: "The responder chain is searched from the button up.", rules: [.nilTarget]
        ) {
            button.canPerformAction
            parent.canPerformAction
            controller.canPerformAction
            button.action(.touchUpInside)
            controller.canPerformAction.returns(true)
            parent.canPerformAction.returns(false)
        }
        Claim(
            "No object after the one that performs the action is asked.", when: isEnabled.isOn && performer.isOneOf(.button, .parent),
            quotes: Document000.nilTargetClimbs
        ) {
            button.action(.touchUpInside).happens
            controller.canPerformAction.never
        }
        Claim(
            "The parent does not receive the touch instead of the button.", when: isEnabled.isOn, parent.touches.never,
            quotes: Document000.nilTargetClimbs,
            explanation: "A control does not pass its touches on.", rules: [.controlsEndTheClimb])
        Claim(
            "If no object can perform the action, nothing is sent; a disabled button sends nothing either.",
            when: performer == .nobody || isEnabled.isOff, anyone.action.never, quotes: Document000.disableInstead)
        Claim(
            "A button with a nil target and no object to perform its action behaves like a disabled button.",
            when: performer == .nobody, isEnabled.changesNothing(), quotes: Document000.disableInstead,
            rules: [.disabledControl],
            knownRefutation: """
                It does not: the enabled button keeps the touch and asks the responder chain; the disabled one asks no object and passes the \
                touch on to its parent.
                """)
    })

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
