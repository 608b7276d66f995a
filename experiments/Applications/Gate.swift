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
    case tap = "taps"
    case press = "stays down for 2 s"
}
private let finger = Variable<Finger>("finger", "The finger")

private let isCancelling = Condition(
    "there is a gate that cancels touches", not: "there is no gate that cancels touches", onButtons == .present && cancels.isOn)
private let isQuickTap = Condition(
    "the finger taps buttons with actions for `touchUpInside`", not: "the finger stays down, or the buttons' actions are for `touchDown`",
    event == .touchUpInside && finger == .tap)

private let export = Named<UIControl>("export")
private let exportGate = Named<UITapGestureRecognizer>("export_gate")

/// A tap recognizer in front of three buttons.
let gate: Experiment = Experiment(
    id: "Gate",
    title: "Tap gesture as a gate in front of a button's action",
    question: """
        Three buttons export an image, make a GIF and upload it, for members only. Each has a tap recognizer that asks for membership. Does the \
        recognizer always fire first, and does it keep the button's own action from running?
        """,
    answer: """
        For a quick tap and actions for `touchUpInside`, the gate does both. It has two holes: an action for `touchDown` runs before the \
        tap is recognized, and **a finger that stays down too long for a tap gets through**. With `cancelsTouchesInView` off, the gate \
        fires first but blocks nothing.
        """,
    remedy:
        "Check the membership in the button's own action as well: a finger that is held down gets past a recognizer on the button.",
    symptoms: [
        "intercept button taps before the action runs",
        "login or membership check before every button action",
        "tap gesture on a button to block its action",
        "long press gets past my tap gesture and fires the button",
        "paywall in front of a button",
    ],
    origins: [Document000.gateComesFirst, Document000.gateLeavesTheLogicAlone],
    variables: [onButtons, cancels, event, finger],
    excluding: Exclusion(onButtons != .present && cancels.isOff, because: "Without a gate there is no property to set."),
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
    outcomes: {
        Outcome("the gate", otherwise: "does not fire") {
            Outcome.State(
                "fires before the button's own action",
                order {
                    exportGate.action
                    export.action
                })
            Outcome.State(
                "fires after the button's own action",
                order {
                    export.action
                    exportGate.action
                })
            Outcome.State("fires alone", exportGate.action)
        }
        Outcome("the buttons' own actions run", not: "no action of the buttons runs", anyone.action("touch*"))
    },
    claims: {
        Claim(
            "On a tap, every gate fires and no button's `touchUpInside` action runs.",
            when: isCancelling && isQuickTap,
            quotes: Document000.gateComesFirst, Document000.whatIfMixed,
            explanation: "A recognizer on the control itself wins over the control.", rules: [.ownRecognizerWins]
        ) {
            only {
                exportGate.action(.ended)
                "gif_gate.action(ended)"
                "upload_gate.action(ended)"
            }
        }
        Claim(
            "The gate keeps every action of the buttons from running.",
            when: isCancelling, anyone.action("touch*").never, quotes: Document000.gateComesFirst,
            rules: [.tap],
            knownRefutation: """
                An action for `touchDown` runs when the finger touches down, long before a tap can be recognized; and when the finger \
                stays down too long, the tap fails, so the button fires as if there were no gate.
                """)
        Claim(
            "With `cancelsTouchesInView` off, the gate fires first, and the button's action runs all the same.",
            when: onButtons == .present && cancels.isOff && isQuickTap, quotes: Document000.whatIfMixed
        ) {
            exportGate.action(.ended)
            export.action(.touchUpInside)
        }
        Claim(
            "Once the gate has been removed, the buttons behave as if it had never been there.",
            when: onButtons != .present, onButtons.changesNothing(), quotes: Document000.gateLeavesTheLogicAlone)
    })
