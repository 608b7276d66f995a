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
    case unchanged
    case ownTap = "own tap"
    case disabled
    case noInteraction = "no interaction"
}
private let setting = Variable<Setting>("setting", "The child")

private enum ParentBy: String, Choice {
    case tap = "a tap"
    case touchMethods = "touch methods"
}
private let parentBy = Variable<ParentBy>("parentBy", "The parent listens by")

extension Experiment {
    /// A click through a child to its parent.
    static let throughToTheParent = Experiment(
        id: "ThroughToTheParent",
        title: "Click through to the parent",
        question: "A child view or button lies in a parent that waits for taps. When does the parent get the tap on the child?",
        answer:
            "Through a plain view always, unless it has a tap of its own. Through a button only if it is disabled or takes no interaction.",
        origins: [Document002.throughDisabledButton],
        variables: [child, setting, parentBy],
        excluding: Exclusion(child == .view && setting == .disabled, because: "Only controls can be disabled."),
        stage: { stage in
            let listener = stage.keep(ActionTarget())
            let frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            let parent = stage[parentBy] == .tap ? UIView(frame: .zero) : LoggedView(frame: .zero)
            parent.frame = CGRect(x: 95, y: 200, width: 200, height: 200)
            if stage[parentBy] == .tap {
                parent.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), "parent_tap"))
            }
            let button = UIButton(frame: frame)
            button.addTarget(listener, action: ActionTarget.fire, for: .touchUpInside)
            button.isEnabled = stage[setting] != .disabled
            let child = stage[child] == .button ? button : UIView(frame: frame)
            child.isUserInteractionEnabled = stage[setting] != .noInteraction
            if stage[setting] == .ownTap {
                child.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: ActionTarget.fire), "child_tap"))
            }
            stage.view.addSubview(stage.name(parent, "parent"))
            parent.addSubview(stage.name(child, "child"))
            stage.script.tap("child")
        },
        claims: [
            Claim(
                "A plain view without a recognizer lets the tap through.",
                when: child == .view && setting == .unchanged && parentBy == .tap, .happens("parent_tap.action(ended)"),
                quotes: Document002.throughPlainView,
                contradicts: Document000.parentTapIsSilent, Document000.offEndsForParents, Document000.onCancelsForParents),
            Claim(
                "And its touches climb to the parent.",
                when: child == .view && setting == .unchanged && parentBy == .touchMethods,
                .order(["parent.touchesBegan", "parent.touchesEnded"]),
                quotes: Document002.throughPlainView, Document000.superIsArtificial),
            Claim(
                "A tap of its own keeps it for the child.", when: setting == .ownTap,
                .all([.happens("child_tap.action(ended)"), .never("parent_tap.action*"), .never("parent.touchesEnded")]),
                quotes: Document002.throughPlainView),
            Claim(
                "A button as it is keeps the tap.", when: child == .button && setting == .unchanged,
                .ordering(["child.action(touchUpInside)"]), quotes: Document002.controlBreaksTheChain,
                explanation: "A control ends the climb of its touches and turns the parent's tap down.",
                rules: [.controlsEndTheClimb, .veto]),
            Claim(
                "A disabled button lets the parent's tap act.",
                when: setting == .disabled && parentBy == .tap, .ordering(["parent_tap.action(ended)"]),
                quotes: Document002.throughDisabledButton, explanation: "It turns nothing down.", rules: [.disabledControl]),
            Claim(
                "A disabled button lets its touches climb.",
                when: setting == .disabled && parentBy == .touchMethods,
                .ordering(["parent.touchesBegan", "parent.touchesEnded"]), quotes: Document002.unableControlPassesOn,
                explanation: "No log of a device shows where these touches go; that they climb is assumed.", rules: [.disabledControl]),
            Claim(
                "A disabled button leaves the tap to the parent's gesture.",
                when: setting == .disabled && parentBy == .tap, .happens("parent_tap.action(ended)"),
                quotes: Document002.unableControlPassesOn),
            Claim(
                "Without interaction the child sends and gets nothing.", when: setting == .noInteraction, .never("child*.*")),
        ])
}
