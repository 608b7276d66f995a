import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let system = Variable<SystemVersion>("system", "The system is", [26, 18], changes: .printedLines)

private enum Finger: String, Choice {
    case taps
    case movesAway = "moves away"
    case staysTooLong = "stays too long"
}
private let finger = Variable<Finger>("finger", "The finger")
private let second = Variable<Bool>("second", "A second finger taps while the first one is down", off: "no second finger taps")

/// A tap that says which state it is in while it is reset.
private final class TellingTap: UITapGestureRecognizer {
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }

    override func reset() {
        super.reset()
        say("in reset it is \(state.word)")
    }
}

private let tap = Named<TellingTap>("tap")
private let view = Named<UIView>("view")
private let beforeLift = Mark("before the lift")

private let failsWhileDown = Condition(
    "the tap fails while the first finger is down", not: "the first finger taps", finger != .taps)

/// When a recognizer is reset, and what it says of itself.
let stateInReset: Experiment = Experiment(
    id: "StateInReset",
    title: "A gesture recognizer's `state` inside `reset()`",
    question:
        "A subclass of `UITapGestureRecognizer` overrides `reset()` and reads its own `state` there. The tap is recognized, or fails while the finger is still down. When is the recognizer reset, and which state does it read?",
    answer:
        "The recognizer is reset when the last finger lifts, even if it has failed long before, and it takes no new finger until then. From iOS 26 on it reads `.possible` in `reset()`; up to iOS 18 it read the state in which it had ended.",
    remedy:
        "Do not read `state` in `reset()`. Remember in the action with which state the gesture ended: if `reset()` finds nothing remembered, the gesture has failed. The touch methods are not enough: when the time of a tap runs out or another recognizer wins, none of them is called. Call `super.reset()`, then clear your values.",
    symptoms: [
        "UIGestureRecognizer reset state possible on iOS 26",
        "when is reset() called on a gesture recognizer",
        "gesture recognizer state changed in iOS 26",
        "failed gesture does not react to a second finger",
    ],
    observations: ["reset-state-ios26", "reset-waits-for-last-lift", "final-state-stays-until-sequence-ends"],
    variables: [system, finger, second],
    stage: { stage in
        stage.systemVersion = stage[system]
        let telling = stage.add(TellingTap(), tap, to: stage.add(UIView(), view))
        telling.say = { stage.mark($0) }
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        one.down(at: .point(x: 100, y: 100, in: view))
        switch stage[finger] {
        case .taps: stage.script.wait(0.05)
        case .movesAway:
            stage.script.wait(0.05)
            one.move(to: .point(x: 190, y: 190, in: view))
        case .staysTooLong: stage.script.wait(1)
        }
        stage.script.mark("before the second finger")
        if stage[second] {
            two.down(at: .point(x: 50, y: 50, in: view))
            stage.script.wait(0.05)
            two.up()
        }
        stage.script.mark(beforeLift)
        one.up()
    },
    outcomes: {
        Outcome("the state in `reset()`", otherwise: "is `.failed`") {
            Outcome.State("is `.possible`", "in reset it is possible")
            Outcome.State("is `.ended`", "in reset it is ended")
        }
        Outcome("the tap fires", not: "the tap fails", tap.action)
        Outcome(
            "the recognizer is reset when the last finger lifts", not: "the recognizer is reset while a finger is down",
            constant: "Even a recognizer that has failed long before is reset only then.", beforeLift.written.before("in reset it is *"))
        Outcome("the recognizer receives two fingers", not: "the recognizer receives one finger only", tap.touchesBegan.times(2))
    },
    claims: {
        Claim(
            "From iOS 26 on, the recognizer reads `.possible` in `reset()`.", when: system == 26,
            TokenPattern("in reset it is possible").happens,
            explanation:
                "Up to iOS 18, code that cleans up in `reset()` could ask how the gesture had ended; react-native-gesture-handler had to change for iOS 26 (reset-state-ios26).",
            rules: [.possibleBeforeReset])
        Claim(
            "Up to iOS 18, the recognizer reads in `reset()` the state in which it has ended.", when: system == 18
        ) {
            TokenPattern("in reset it is *").happens
            TokenPattern("in reset it is possible").never
        }
        Claim(
            "A recognizer that has failed is reset when the last finger lifts, not before.",
            when: failsWhileDown, beforeLift.written.before("in reset it is *"),
            explanation:
                "Apple's article says that a recognizer stays in its end state until the sequence of touches ends; two projects measured it (reset-waits-for-last-lift).",
            rules: [.resetAfterLastLift])
        Claim(
            "A recognizer that has failed takes no second finger until it is reset.", when: failsWhileDown && second.isOn,
            tap.touchesBegan.times(1),
            rules: [.resetAfterLastLift])
        Claim(
            "A recognizer is reset as soon as it has failed.", when: failsWhileDown,
            TokenPattern("in reset it is *").before(beforeLift.written),
            knownRefutation:
                "Session 121 of WWDC 2010 says so, and the documentation of `reset()` speaks of touches that are still down and are ignored. Newer logs show the reset only after the last finger has lifted."
        )
    })
