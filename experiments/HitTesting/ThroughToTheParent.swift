import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Child: String, Choice {
    case view = "a view"
    case button = "a button"
}
private let child = Variable<Child>("child", "The child is")

private enum Setting: String, Choice {
    case unchanged = "is unchanged"
    case ownTap = "has a tap recognizer of its own"
    case disabled = "is disabled"
    case noInteraction = "has interaction disabled"
}
private let setting = Variable<Setting>("setting", "The child")

private enum ParentBy: String, Choice {
    case tap = "a tap recognizer"
    case touchMethods = "touch methods"
}
private let parentBy = Variable<ParentBy>("parentBy", "The parent waits for taps with")

private let childView = Named<UIView>("child")
private let parentTap = Named<UITapGestureRecognizer>("parent_tap")
private let childTap = Named<UITapGestureRecognizer>("child_tap")
private let parent = Named<UIView>("parent")

private let isPlain = Condition(
    "the child is a plain view without a recognizer", not: "the child is a button, has a recognizer or has interaction disabled",
    child == .view && setting == .unchanged)

/// A click through a child to its parent.
let throughToTheParent: Experiment = Experiment(
    id: "ThroughToTheParent",
    title: "Passing a tap on a child through to its parent",
    question: "A child view or button lies in a parent that waits for taps. When does the parent get a tap on the child?",
    answer: """
        The parent gets a tap on a plain view, unless that view has a tap recognizer of its own. The parent gets a tap on a button only \
        if the button is disabled or has `isUserInteractionEnabled = false`.
        """,
    remedy: """
        To pass a button's taps to its parent, set `isEnabled = false` or, to keep its look, `isUserInteractionEnabled = false` on the \
        button. A plain view needs no change, except inside a button or another control, which does not act on touches of its subviews: \
        set `isUserInteractionEnabled = false` on the view. If the child's own buttons are to stay tappable, return nil from the \
        child's `hitTest(_:with:)` where `super` returns the child itself.
        """,
    symptoms: [
        "Tap on a subview should trigger the parent's tap gesture",
        "Parent's tap gesture not firing when I tap a button inside it",
        "Disabled button lets the tap through to the view behind",
        "How to let the superview handle the touches of its subview",
        "touchesBegan of the superview is called when I tap a child",
    ],
    origins: [Document002.throughDisabledButton],
    variables: [child, setting, parentBy],
    excluding: Exclusion(child == .view && setting == .disabled, because: "Only controls can be disabled."),
    stage: { stage in
        let listener = stage.keep(ActionTarget())
        let frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        let outer = stage[parentBy] == .tap ? UIView(frame: .zero) : LoggedView(frame: .zero)
        outer.frame = CGRect(x: 95, y: 200, width: 200, height: 200)
        if stage[parentBy] == .tap {
            outer.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), parentTap))
        }
        let button = UIButton(frame: frame)
        button.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
        button.isEnabled = stage[setting] != .disabled
        let child = stage[child] == .button ? button : UIView(frame: frame)
        child.isUserInteractionEnabled = stage[setting] != .noInteraction
        if stage[setting] == .ownTap {
            child.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), childTap))
        }
        stage.view.addSubview(stage.name(outer, parent))
        outer.addSubview(stage.name(child, childView))
        stage.script.tap(childView)
    },
    outcomes: {
        Outcome("the parent", otherwise: "gets nothing of the tap") {
            Outcome.State("recognizes the tap", parentTap.action(.ended))
            Outcome.State("gets the whole touch", parent.touchesEnded)
            Outcome.State("gets a touch that is cancelled", parent.touchesCancelled)
        }
        Outcome("the child's recognizer fires", not: "no recognizer of the child fires", childTap.action)
        Outcome("the button fires", not: "no button fires", childView.action("touchUpInside"))
    },
    claims: {
        Claim(
            "A plain view without a recognizer lets the tap through to the parent's tap recognizer.",
            when: isPlain && parentBy == .tap, parentTap.action(.ended).happens,
            quotes: Document002.throughPlainView,
            contradicts: Document000.parentTapIsSilent, Document000.offEndsForParents, Document000.onCancelsForParents)
        Claim(
            "Touches on a plain view without a recognizer are passed to its parent.",
            when: isPlain && parentBy == .touchMethods,
            quotes: Document002.throughPlainView, Document000.superIsArtificial
        ) {
            parent.touchesBegan
            parent.touchesEnded
        }
        Claim(
            "If the child has a tap recognizer of its own, the child's recognizer gets the tap, and the parent does not.",
            when: setting == .ownTap,
            quotes: Document002.throughPlainView
        ) {
            childTap.action(.ended).happens
            parentTap.action.never
            parent.touchesEnded.never
        }
        Claim(
            "An enabled button keeps the tap for itself.", when: child == .button && setting == .unchanged,
            quotes: Document002.controlBreaksTheChain,
            explanation: "A control does not pass its touches on and declines the parent's tap gesture.",
            rules: [.controlsEndTheClimb, .veto]
        ) {
            only { childView.action("touchUpInside") }
        }
        Claim(
            "If the button is disabled, the parent's tap recognizer fires its action.",
            when: setting == .disabled && parentBy == .tap,
            quotes: Document002.throughDisabledButton, explanation: "A disabled button does not decline any gesture.",
            rules: [.disabledControl]
        ) {
            only { parentTap.action(.ended) }
        }
        Claim(
            "Touches on a disabled button are passed to its parent.",
            when: setting == .disabled && parentBy == .touchMethods, quotes: Document002.unableControlPassesOn,
            explanation: "No log of a device shows where these touches go; that they are passed on is assumed.",
            rules: [.disabledControl]
        ) {
            only {
                parent.touchesBegan
                parent.touchesEnded
            }
        }
        Claim(
            "A disabled button leaves the tap to the parent's gesture recognizer.",
            when: setting == .disabled && parentBy == .tap, parentTap.action(.ended).happens,
            quotes: Document002.unableControlPassesOn)
        Claim(
            "A child with interaction disabled receives no touches and sends no actions.", when: setting == .noInteraction,
            TokenPattern("child*.*").never)
    })
