import EventTrace
import ExperimentKit
import UIKit

private let overrides = Variable.flag("hitTest", "The parent's `hitTest` returns the button for its points")
private let finger = Variable("finger", "The finger taps", ["the part inside", "the part outside", "the parent"])

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
            parent.isGenerous = stage.flag(overrides)
            button.addTarget(stage.keep(Listener()), action: Listener.fired, for: .touchUpInside)
            stage.view.addSubview(background)
            background.addSubview(parent)
            parent.addSubview(button)
            let places: [String: Double] = ["the part inside": 85, "the part outside": 115]
            stage.script.tap(.point(x: 100, y: places[stage.choice(finger)] ?? 20, in: "parent"))
        },
        claims: [
            Claim(
                "Outside the parent the button does nothing.",
                when: overrides.isOff && finger.is("the part outside"), .all([.never("button.*"), .happens("background.touchesBegan")]),
                quotes: Document004.outsideParentIsDead,
                explanation: "A view that does not contain the point answers nil, and nobody in it is asked (HT.2)."),
            Claim(
                "The parent does not contain the point, and nobody in it is asked.",
                when: overrides.isOff && finger.is("the part outside"), .decided("parent: skip outside"),
                quotes: Document004.outsideParentIsDead),
            Claim(
                "With the override the part outside acts.",
                when: overrides.isOn && finger.is("the part outside"),
                .happens("button.action(touchUpInside)"), quotes: Document004.hitTestOfTheParent),
            Claim(
                "Inside, and on the parent, the override changes nothing.",
                when: finger.isNot("the part outside"), .same(whatever: overrides, among: ["*.action(*)", "*.touchesBegan"]),
                quotes: Document004.hitTestOfTheParent),
        ])
}
