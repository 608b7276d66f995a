import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Loser: String, Choice {
    case nothingFitsIt = "the finger does not move"
    case anotherRecognizesFirst = "another recognizer recognizes first"
    case waitedForTheOther = "it waits for another recognizer, which recognizes"
    case itsDelegateSaysNo = "its delegate says no"
    case systemTakesTheTouch = "the system cancels the touch"
    case itIsTurnedOff = "it is turned off"
}
private let loser = Variable<Loser>("loses", "The pan loses because")

/// A pan that prints what it receives at its end.
private final class PrintingPan: UIPanGestureRecognizer {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override func reset() { super.reset() }
}

private let view = Named<UIView>("view")
private let pan = Named<PrintingPan>("pan")
private let other = Named<UIGestureRecognizer>("other")
private let delegate = Named<BeginDelegate>("delegate")

/// Failed or cancelled.
let stateOfThoseThatLose: Experiment = Experiment(
    id: "StateOfThoseThatLose",
    title: "Failed or cancelled: a gesture recognizer that loses",
    question:
        "A pan recognizer loses to another recognizer, to its delegate or to the system, or the finger just does not move. Re-implementations of UIKit leave it failed, cancelled, or possible. In which state does it end, and is its action called?",
    answer:
        "A recognizer that loses ends as `.failed`, without an action, if no action has reported `.began` yet; if it has begun, it ends as `.cancelled`, with an action. Losing to another recognizer is a failure. In every case the recognizer is reset once.",
    remedy:
        "No action comes for a failure. To notice one, override `reset()` in a subclass, which is called after every end, or let another recognizer wait with `require(toFail:)`. Clean up in `.cancelled` as well as in `.ended`.",
    symptoms: [
        "gesture recognizer state failed or cancelled",
        "when does a pan gesture get state cancelled",
        "how to know that a gesture recognizer failed",
        "gesture cancelled by an incoming call or an alert",
    ],
    observations: ["four-ancestor-taps-run1"],
    variables: [loser],
    stage: { stage in
        let view = stage.add(UIView(), view)
        let pan = stage.add(PrintingPan(), pan, to: view)
        let script = stage.script
        let finger = script.finger(1)
        func drag() { finger.move(to: .point(x: 80, y: 100, in: view)) }
        finger.down(at: .point(x: 50, y: 100, in: view))
        script.wait(0.1)
        switch stage[loser] {
        case .anotherRecognizesFirst:
            stage.add(UIPanGestureRecognizer(), other, to: view)
            drag()
        case .waitedForTheOther:
            let tap = stage.add(UITapGestureRecognizer(), other, to: view)
            pan.require(toFail: tap)
            drag()
        case .itsDelegateSaysNo:
            pan.delegate = stage.name(BeginDelegate(allows: false), delegate)
            drag()
        case .systemTakesTheTouch:
            drag()
            script.wait(0.1)
            return script.cancelAll()
        case .itIsTurnedOff:
            drag()
            script.wait(0.1)
            script.perform { pan.isEnabled = false }
        case .nothingFitsIt: break
        }
        script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("the pan is cancelled", not: "the pan fails", pan.action(.cancelled))
        Outcome("the pan's action is called", not: "the pan's action is never called", pan.action)
        Outcome("another recognizer fires", not: "no other recognizer fires", other.action)
    },
    claims: {
        Claim(
            "If the finger does not move, the pan fails.", when: loser == .nothingFitsIt,
            explanation: "No action is sent for the state failed.", rules: [.actionsOfStates]
        ) {
            decided("pan: state failed")
            pan.action.never
        }
        Claim(
            "A pan that another recognizer excludes fails, too; it is not cancelled.",
            when: loser == .anotherRecognizesFirst,
            quotes: Document004.oneSucceedsOthersFail.part("the others fail"),
            explanation:
                "A talk of 2017 says of an excluded tap recognizer that it fails and does not get the end of the touch (wwdc2017-tap-and-pan-move).",
            rules: [.exclusion]
        ) {
            decided("pan: state failed")
            pan.action.never
            decided("pan: exclude other")
        }
        Claim(
            "A pan that waits for another recognizer fails when the other recognizer recognizes, although the pan had begun internally.",
            when: loser == .waitedForTheOther,
            explanation:
                "The header says so of `require(toFail:)` (header-requireToFail); in a talk of 2017 such a pan goes through its states and sends no action (wwdc2017-failure-requirement-tap-wins).",
            rules: [.failureRequirement]
        ) {
            decided("pan: state failed")
            pan.action.never
        }
        Claim(
            "A pan whose delegate refuses it fails.", when: loser == .itsDelegateSaysNo
        ) {
            decided("pan: state failed")
            pan.action.never
        }
        Claim(
            "A pan that has begun is cancelled, with an action, if the system cancels the touch or the pan is turned off.",
            when: loser.isOneOf(.systemTakesTheTouch, .itIsTurnedOff)
        ) {
            decided("pan: state cancelled")
            pan.action(.cancelled).happens
        }
        Claim(
            "If the system cancels the touch, the pan gets `touchesCancelled`, and then its action is called with `.cancelled`.",
            when: loser == .systemTakesTheTouch,
            quotes: Document004.recognizersAreNoResponders.part("the four touch methods")
        ) {
            pan.touchesCancelled
            pan.action(.cancelled)
        }
        Claim("The pan is reset once in each case.", pan.reset.times(1))
        Claim(
            "A recognizer that loses to another one is cancelled.",
            when: loser == .anotherRecognizesFirst, pan.action(.cancelled).before(pan.reset),
            knownRefutation: "Only a gesture that has begun is cancelled. A gesture that is kept from beginning has failed.")
    })
