import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case taps
    case leavesAndReturns = "leaves then returns"
    case takenByTheSystem = "has its touch cancelled by the system"
}
private let finger = Variable<Finger>("finger", "The finger")

/// Says its flags when it is asked to track, and when it is highlighted.
private final class FlagButton: UIButton {
    var say: (String) -> Void = { _ in }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        say(flags)
        return super.beginTracking(touch, with: event)
    }

    var flags: String {
        let set = [(isTracking, "tracking"), (isTouchInside, "inside"), (isHighlighted, "highlighted")].filter { $0.0 }.map { $0.1 }
        return set.isEmpty ? "no flag" : set.joined(separator: ", ")
    }
}

private let button = Named<FlagButton>("button")

/// What an action sees of its control.
let flagsOfAControl: Experiment = Experiment(
    id: "FlagsOfAControl",
    title: "`isHighlighted` and `isTracking` inside a control's action",
    question: """
        The actions of a button read its flags `isTracking`, `isTouchInside` and `isHighlighted`, and every call of the setter of \
        `isHighlighted` is recorded. Which flags have changed when an action runs, and which change after it?
        """,
    answer: """
        When an action runs, `isTracking` and `isTouchInside` have their new values and `isHighlighted` still has its old one: false \
        in the `touchDown` action, true in the `touchUpInside` action. A report shows the highlight still on in a `touchUpInside` \
        action; the rest of the order is assumed.
        """,
    remedy:
        "For a state that lasts, set `isSelected`, and give the button a look for `.selected`. To keep the highlight itself, set `isHighlighted` after the action has returned, in `DispatchQueue.main.async`, and switch it off yourself; the next touch does so too.",
    symptoms: [
        "setting isHighlighted in the button action has no effect",
        "keep UIButton highlighted after tap",
        "isHighlighted is false in the touchDown action",
        "isTracking and isTouchInside inside an action",
    ],
    variables: [finger],
    stage: { stage in
        let button = stage.add(FlagButton(), button, at: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.say = { stage.mark($0) }
        for event in [UIControl.Event.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchCancel] {
            let hook = stage.keep(ActionTarget { stage.mark(button.flags) })
            button.addTarget(hook, action: ActionTarget.fire, for: event)
        }
        stage.script.finger(1).down(at: "button")
        stage.script.wait(0.1)
        switch stage[finger] {
        case .takenByTheSystem: return stage.script.cancelAll()
        case .leavesAndReturns:
            stage.script.finger(1).move(to: .point(x: 100, y: 160, in: button))
            stage.script.wait(0.1)
            stage.script.finger(1).move(to: .point(x: 100, y: 30, in: button))
            stage.script.wait(0.1)
        case .taps: break
        }
        stage.script.finger(1).up()
    },
    outcomes: {
        Outcome(
            "`isTracking` and `isTouchInside` have their new values in the `touchDown` action", not: "they still have their old values",
            constant: "The two flags change before any action is sent.",
            order {
                button.action(.touchDown)
                "tracking, inside"
            })
        Outcome(
            "`isHighlighted` is set after the `touchDown` action", not: "`isHighlighted` is set before the `touchDown` action",
            constant: "The highlight follows the action, whatever the finger does later.",
            button.action(.touchDown).before(button.isHighlighted("true")))
        Outcome(
            "the highlight goes off and on again at the border", not: "the highlight stays on until the touch is over",
            button.isHighlighted("false").times(2))
    },
    claims: {
        Claim(
            "In `beginTracking`, `isTouchInside` is set and the other two flags are not.",
            explanation: "A choice of the engine; it is not documented.", rules: [.flagsDuringCalls]
        ) {
            button.beginTracking
            "inside"
            button.action(.touchDown)
        }
        Claim(
            "The `touchDown` action sees `isTracking` and `isTouchInside` set; `isHighlighted` is set after it.",
            explanation:
                "Apps report that an action cannot change the highlight of its own control, so the highlight is set after it.",
            rules: [.flagsDuringCalls]
        ) {
            button.action(.touchDown)
            "tracking, inside"
            button.isHighlighted("true")
        }
        Claim(
            "The `touchUpInside` action sees that tracking is over and the highlight is still on.",
            when: finger != .takenByTheSystem, rules: [.flagsDuringCalls]
        ) {
            button.action(.touchUpInside)
            "inside, highlighted"
            button.isHighlighted("false")
        }
        Claim(
            "The `touchCancel` action, too, sees that tracking is over and the highlight is still on.", when: finger == .takenByTheSystem,
            rules: [.flagsDuringCalls]
        ) {
            button.action(.touchCancel)
            "*highlighted"
            button.isHighlighted("false")
        }
        Claim(
            """
            When the finger crosses the border outwards, the highlight goes off, and when it returns, the highlight comes on, each time after \
            the action.
            """,
            when: finger == .leavesAndReturns,
            explanation: "The header says that the highlight is set and cleared when the finger crosses the border.",
            rules: [.flagsDuringCalls]
        ) {
            button.action(.touchDragExit)
            "tracking, highlighted"
            button.isHighlighted("false")
            button.action(.touchDragEnter)
            "tracking, inside"
            button.isHighlighted("true")
        }
    })
