import EventTrace
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case taps
    case leavesAndReturns = "leaves and returns"
    case takenByTheSystem = "taken by the system"
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

extension Experiment {
    /// What an action sees of its control.
    static let flagsOfAControl = Experiment(
        id: "FlagsOfAControl",
        title: "`isTracking`, `isTouchInside`, `isHighlighted`: what an action sees",
        question:
            "The actions of a button look at its three flags, and its setter of `isHighlighted` stands in the record. Which flags have changed when an action runs, and which change after it?",
        answer:
            "`isTracking` and `isTouchInside` have their new values when an action runs; `isHighlighted` is set after it. The order is assumed: nothing in public settles it.",
        variables: [finger],
        stage: { stage in
            let button = stage.add(FlagButton(), "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
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
                stage.script.finger(1).move(to: .point(x: 100, y: 160, in: "button"))
                stage.script.wait(0.1)
                stage.script.finger(1).move(to: .point(x: 100, y: 30, in: "button"))
                stage.script.wait(0.1)
            case .taps: break
            }
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                "`beginTracking` finds `isTouchInside` set and the other two not.",
                .order(["button.beginTracking", "inside", "button.action(touchDown)"]),
                explanation: "Chosen so; not documented.", rules: [.flagsDuringCalls]),
            Claim(
                "The action of touchDown sees tracking and inside; the highlight comes after it.",
                .order(["button.action(touchDown)", "tracking, inside", "button.isHighlighted(yes)"]),
                explanation:
                    "A handler cannot keep a control highlighted, as is often reported, so the highlight is set after it.",
                rules: [.flagsDuringCalls]),
            Claim(
                "The action of the last event sees tracking over and the highlight still on.",
                when: finger != .takenByTheSystem,
                .order(["button.action(touchUpInside)", "inside, highlighted", "button.isHighlighted(no)"])),
            Claim(
                "That of touchCancel too.", when: finger == .takenByTheSystem,
                .order(["button.action(touchCancel)", "*highlighted", "button.isHighlighted(no)"])),
            Claim(
                "Outside the border the highlight goes, inside it returns, each time after the action.",
                when: finger == .leavesAndReturns,
                .order([
                    "button.action(touchDragExit)", "tracking, highlighted", "button.isHighlighted(no)", "button.action(touchDragEnter)",
                    "tracking, inside", "button.isHighlighted(yes)",
                ]),
                explanation: "The header says that crossings set and clear it.", rules: [.flagsDuringCalls]),
        ])
}
