import EventTrace
import ExperimentKit
import UIKit

private let onButtons = Variable("gate", "The gate on each button is", ["present", "removed", "absent"])
private let cancels = Variable.flag("cancelsTouchesInView", "`cancelsTouchesInView` of the gate", default: true)
private let event = Variable("event", "The buttons' own actions are for", ["touchUpInside", "touchDown"])
private let finger = Variable("finger", "The finger makes", ["a tap", "a press of 2 s"])

extension Experiment {
    /// A tap recognizer in front of three buttons.
    static let gate = Experiment(
        id: "Gate",
        title: "A gate: asking for membership before a button acts",
        question: """
            Three buttons export an image, make a GIF and upload it, for members only. Each has a tap recognizer that asks for membership. \
            Does it always ask first, and does it keep the button's own action from running?
            """,
        answer: """
            For a quick tap and actions for touchUpInside it does both. It has two holes: an action for touchDown runs before the tap is \
            recognized, and **a finger that stays too long for a tap gets through**. With `cancelsTouchesInView` off it only asks first.
            """,
        origins: [Document000.gateComesFirst, Document000.gateLeavesTheLogicAlone],
        variables: [onButtons, cancels, event, finger],
        excluding: Exclusion(onButtons.isNot("present") && cancels.isOff, because: "Without a gate there is nothing to set."),
        stage: { stage in
            for (index, name) in ["export", "gif", "upload"].enumerated() {
                let button = stage.name(UIButton(frame: CGRect(x: 95, y: 150 + 100 * Double(index), width: 200, height: 60)), name)
                stage.view.addSubview(button)
                let ownEvent: UIControl.Event = stage.choice(event) == "touchDown" ? .touchDown : .touchUpInside
                button.addTarget(stage.keep(Listener()), action: Listener.fired, for: ownEvent)
                if stage.choice(onButtons) != "absent" {
                    let tap = stage.name(UITapGestureRecognizer(target: stage.keep(Listener()), action: Listener.tapped), "\(name)_gate")
                    tap.cancelsTouchesInView = stage.flag(cancels)
                    button.addGestureRecognizer(tap)
                    if stage.choice(onButtons) == "removed" { button.removeGestureRecognizer(tap) }
                }
                stage.choice(finger) == "a tap" ? stage.script.tap(.named(name, nil)) : stage.script.press(.named(name, nil), for: 2)
            }
        },
        claims: [
            Claim(
                "On a tap, every gate acts and no button's touch-up action does.",
                when: onButtons.is("present") && cancels.isOn && event.is("touchUpInside") && finger.is("a tap"),
                .ordering(["export_gate.action(ended)", "gif_gate.action(ended)", "upload_gate.action(ended)"]),
                quotes: Document000.gateComesFirst,
                explanation: "A recognizer on the control itself wins over the control (CO.7)."),
            Claim(
                "The gate keeps every action of the buttons from running.",
                when: onButtons.is("present") && cancels.isOn, .never("*.action(touch*)"), quotes: Document000.gateComesFirst,
                knownRefutation: """
                    An action for touchDown runs when the finger lands, long before a tap can be recognized; and when the finger stays too long \
                    the tap fails (GE.17), so the button acts as if there were no gate.
                    """),
            Claim(
                "With `cancelsTouchesInView` off the gate asks first, and the button acts all the same.",
                when: onButtons.is("present") && cancels.isOff && event.is("touchUpInside") && finger.is("a tap"),
                .order(["export_gate.action(ended)", "export.action(touchUpInside)"]), quotes: Document000.whatIfMixed),
            Claim(
                "Once the gate is taken away, the buttons act as if it had never been there.",
                when: onButtons.isNot("present"), .same(whatever: onButtons), quotes: Document000.gateLeavesTheLogicAlone),
        ])
}
