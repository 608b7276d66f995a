import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum OnButtons: String, Choice { case present, removed, absent }
private let onButtons = Variable<OnButtons>("gate", "The gate on each button is")
private let cancels = Variable<Bool>("cancelsTouchesInView", "`cancelsTouchesInView` of the gate", default: true)

private enum Event: String, Choice { case touchUpInside, touchDown }
private let event = Variable<Event>("event", "The buttons' own actions are for")

private enum Finger: String, Choice {
    case tap = "a tap"
    case press = "a press of 2 s"
}
private let finger = Variable<Finger>("finger", "The finger makes")

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
        excluding: Exclusion(onButtons != .present && cancels.isOff, because: "Without a gate there is nothing to set."),
        stage: { stage in
            for (index, name) in ["export", "gif", "upload"].enumerated() {
                let button = stage.name(UIButton(frame: CGRect(x: 95, y: 150 + 100 * Double(index), width: 200, height: 60)), name)
                stage.view.addSubview(button)
                let ownEvent: UIControl.Event = stage[event] == .touchDown ? .touchDown : .touchUpInside
                button.addTarget(stage.keep(ActionTarget()), action: ActionTarget.fire, for: ownEvent)
                if stage[onButtons] != .absent {
                    let tap = stage.name(
                        UITapGestureRecognizer(target: stage.keep(ActionTarget()), action: ActionTarget.fire), "\(name)_gate")
                    tap.cancelsTouchesInView = stage[cancels]
                    button.addGestureRecognizer(tap)
                    if stage[onButtons] == .removed { button.removeGestureRecognizer(tap) }
                }
                stage[finger] == .tap ? stage.script.tap(.named(name, nil)) : stage.script.press(.named(name, nil), for: 2)
            }
        },
        claims: [
            Claim(
                "On a tap, every gate acts and no button's touch-up action does.",
                when: onButtons == .present && cancels.isOn && event == .touchUpInside && finger == .tap,
                .ordering(["export_gate.action(ended)", "gif_gate.action(ended)", "upload_gate.action(ended)"]),
                quotes: Document000.gateComesFirst, Document000.whatIfMixed,
                explanation: "A recognizer on the control itself wins over the control.", rules: [.ownRecognizerWins]),
            Claim(
                "The gate keeps every action of the buttons from running.",
                when: onButtons == .present && cancels.isOn, .never("*.action(touch*)"), quotes: Document000.gateComesFirst,
                rules: [.tap],
                knownRefutation: """
                    An action for touchDown runs when the finger lands, long before a tap can be recognized; and when the finger stays too long \
                    the tap fails, so the button acts as if there were no gate.
                    """),
            Claim(
                "With `cancelsTouchesInView` off the gate asks first, and the button acts all the same.",
                when: onButtons == .present && cancels.isOff && event == .touchUpInside && finger == .tap,
                .order(["export_gate.action(ended)", "export.action(touchUpInside)"]), quotes: Document000.whatIfMixed),
            Claim(
                "Once the gate is taken away, the buttons act as if it had never been there.",
                when: onButtons != .present, .same(whatever: onButtons), quotes: Document000.gateLeavesTheLogicAlone),
        ])
}
