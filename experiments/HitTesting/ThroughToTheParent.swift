import EventTrace
import ExperimentKit
import UIKit

private let child = Variable("child", "The child is", ["a view", "a button"])
private let setting = Variable("setting", "The child", ["unchanged", "own tap", "disabled", "no interaction"])
private let parentBy = Variable("parentBy", "The parent listens by", ["a tap", "touch methods"])

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
        excluding: Exclusion(child.is("a view") && setting.is("disabled"), because: "Only controls can be disabled."),
        stage: { stage in
            let listener = stage.keep(Listener())
            let frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            let parent = stage.choice(parentBy) == "a tap" ? UIView(frame: .zero) : TouchPad(frame: .zero)
            parent.frame = CGRect(x: 95, y: 200, width: 200, height: 200)
            if stage.choice(parentBy) == "a tap" {
                parent.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "parent_tap"))
            }
            let button = UIButton(frame: frame)
            button.addTarget(listener, action: Listener.fired, for: .touchUpInside)
            button.isEnabled = stage.choice(setting) != "disabled"
            let child = stage.choice(child) == "a button" ? button : UIView(frame: frame)
            child.isUserInteractionEnabled = stage.choice(setting) != "no interaction"
            if stage.choice(setting) == "own tap" {
                child.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: listener, action: Listener.tapped), "child_tap"))
            }
            stage.view.addSubview(stage.name(parent, "parent"))
            parent.addSubview(stage.name(child, "child"))
            stage.script.tap("child")
        },
        claims: [
            Claim(
                "A plain view without a recognizer lets the tap through.",
                when: child.is("a view") && setting.is("unchanged") && parentBy.is("a tap"), .happens("parent_tap.action(ended)"),
                quotes: Document002.throughPlainView),
            Claim(
                "And its touches climb to the parent.",
                when: child.is("a view") && setting.is("unchanged") && parentBy.is("touch methods"),
                .happens("parent.touchesEnded"), quotes: Document002.throughPlainView),
            Claim(
                "A tap of its own keeps it for the child.", when: setting.is("own tap"),
                .all([.happens("child_tap.action(ended)"), .never("parent_tap.action*"), .never("parent.touchesEnded")]),
                quotes: Document002.throughPlainView),
            Claim(
                "A button as it is keeps the tap.", when: child.is("a button") && setting.is("unchanged"),
                .ordering(["child.action(touchUpInside)"]), quotes: Document002.controlBreaksTheChain,
                explanation: "A control ends the climb of its touches (RC.3) and turns the parent's tap down (CO.6)."),
            Claim(
                "A disabled button lets the parent's tap act.",
                when: setting.is("disabled") && parentBy.is("a tap"), .ordering(["parent_tap.action(ended)"]),
                quotes: Document002.throughDisabledButton, explanation: "It turns nothing down (CO.5)."),
            Claim(
                "A disabled button lets its touches climb.",
                when: setting.is("disabled") && parentBy.is("touch methods"),
                .ordering(["parent.touchesBegan", "parent.touchesEnded"]), quotes: Document002.unableControlPassesOn,
                explanation: "No log of a device shows where these touches go; that they climb is assumed (CO.5)."),
            Claim(
                "A disabled button leaves the tap to the parent's gesture.",
                when: setting.is("disabled") && parentBy.is("a tap"), .happens("parent_tap.action(ended)"),
                quotes: Document002.unableControlPassesOn),
            Claim(
                "Without interaction the parent itself is hit.", when: setting.is("no interaction"),
                .all([.decided("parent: bind"), .never("child.*")])),
        ])
}
