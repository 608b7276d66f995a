import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private let overrides = Variable<Bool>("hitTest", "The parent's `hitTest` returns the button for its points")

private enum Finger: String, Choice {
    case partInside = "the part inside"
    case partOutside = "the part outside"
    case parent = "the parent"
}
private let finger = Variable<Finger>("finger", "The finger taps")

/// Answers with the button for every point in it.
private final class Generous: BeganPad {
    var button: UIButton?
    var isGenerous = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isGenerous, !isHidden, let button, button.point(inside: convert(point, to: button), with: event) else {
            return super.hitTest(point, with: event)
        }
        return button
    }
}

extension Experiment {
    /// A button that sticks out, and how to make that part work.
    static let buttonOutsideItsParent = Experiment(
        id: "ButtonOutsideItsParent",
        title: "Making the part outside the parent work",
        question:
            "Half of a button lies outside its parent. Does a tap there reach it, and does it help to override the parent's `hitTest`?",
        answer:
            "Without the override a tap outside the parent never asks the button; with it both halves work, and the rest of the parent is as before.",
        origins: [Document004.outsideParentIsDead],
        variables: [overrides, finger],
        stage: { stage in
            let background = stage.name(BeganPad(frame: CGRect(x: 0, y: 100, width: 390, height: 500)), "background")
            let parent = stage.name(Generous(frame: CGRect(x: 95, y: 100, width: 200, height: 100)), "parent")
            let button = stage.name(UIButton(frame: CGRect(x: 50, y: 70, width: 100, height: 60)), "button")
            parent.button = button
            parent.isGenerous = stage[overrides]
            button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: .touchUpInside)
            stage.view.addSubview(background)
            background.addSubview(parent)
            parent.addSubview(button)
            let y: Double =
                switch stage[finger] {
                case .partInside: 85
                case .partOutside: 115
                case .parent: 20
                }
            stage.script.tap(.point(x: 100, y: y, in: "parent"))
        },
        claims: [
            Claim(
                "Outside the parent the button does nothing.",
                when: overrides.isOff && finger == .partOutside, .all([.never("button.*"), .happens("background.touchesBegan")]),
                quotes: Document004.outsideParentIsDead,
                explanation: "A view that does not contain the point answers nil, and nobody in it is asked.", rules: [.outside]),
            Claim(
                "The parent does not contain the point, and nobody in it is asked.",
                when: overrides.isOff && finger == .partOutside, .decided("parent: skip outside")),
            Claim(
                "With the override the part outside acts.",
                when: overrides.isOn && finger == .partOutside,
                .happens("button.action(touchUpInside)"), quotes: Document004.hitTestOfTheParent),
            Claim(
                "Inside, and on the parent, the override changes nothing.",
                when: finger != .partOutside, .same(whatever: overrides, among: ["*.action(*)", "*.touchesBegan"]),
                quotes: Document004.hitTestOfTheParent),
        ])
}
