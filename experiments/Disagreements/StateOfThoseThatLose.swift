import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Loser: String, Choice {
    case nothingFitsIt = "nothing fits it"
    case anotherRecognizesFirst = "another recognizes first"
    case waitedForTheOther = "it waited and the other recognized"
    case itsDelegateSaysNo = "its delegate says no"
    case systemTakesTheTouch = "the system takes the touch"
    case itIsTurnedOff = "it is turned off"
}
private let loser = Variable<Loser>("loses", "The pan loses because")

/// A pan that prints what it receives at its end.
private final class PrintingPan: UIPanGestureRecognizer {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
    override func reset() { super.reset() }
}

extension Experiment {
    /// Failed or cancelled.
    static let stateOfThoseThatLose = Experiment(
        id: "StateOfThoseThatLose",
        title: "Disagreement: the state of a recognizer that loses",
        question:
            "A pan loses to another recognizer, to its delegate, to the system, or to nobody. Re-implementations leave it failed, cancelled, or possible. In which state does it end, and is its action called?",
        answer:
            "Failed, without an action, if it has not begun for others to see; cancelled, with an action, if it has begun. Losing to another recognizer is a failure. Each is reset once.",
        observations: ["four-ancestor-taps-run1"],
        variables: [loser],
        stage: { stage in
            let view = stage.add(UIView(), "view")
            let pan = stage.add(PrintingPan(), "pan", to: view)
            let script = stage.script
            let finger = script.finger(1)
            func drag() { finger.move(to: .point(x: 80, y: 100, in: "view")) }
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            script.wait(0.1)
            switch stage[loser] {
            case .anotherRecognizesFirst:
                stage.add(UIPanGestureRecognizer(), "other", to: view)
                drag()
            case .waitedForTheOther:
                let tap = stage.add(UITapGestureRecognizer(), "other", to: view)
                pan.require(toFail: tap)
                drag()
            case .itsDelegateSaysNo:
                pan.delegate = stage.name(BeginDelegate(allows: false), "delegate")
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
        claims: [
            Claim(
                "Where nothing fits it, it fails.", when: loser == .nothingFitsIt,
                .all([.decided("pan: state failed"), .never("pan.action*")]),
                explanation: "No action goes out for failed.", rules: [.actionsOfStates]),
            Claim(
                "One that another excludes fails too; it is not cancelled.",
                when: loser == .anotherRecognizesFirst,
                .all([.decided("pan: state failed"), .never("pan.action*"), .decided("pan: exclude other")]),
                quotes: Document004.oneSucceedsOthersFail.part("the others fail"),
                explanation:
                    "A talk of 2017 says of an excluded tap that it fails and does not get its lift (wwdc2017-tap-and-pan-move).",
                rules: [.exclusion]),
            Claim(
                "One that waited fails when the other recognizes, although it had begun for itself.",
                when: loser == .waitedForTheOther, .all([.decided("pan: state failed"), .never("pan.action*")]),
                explanation:
                    "The header says so of `require(toFail:)` (header-requireToFail); in a talk of 2017 such a pan goes through its states and sends no action (wwdc2017-failure-requirement-tap-wins).",
                rules: [.failureRequirement]
            ),
            Claim(
                "One whose delegate says no fails.", when: loser == .itsDelegateSaysNo,
                .all([.decided("pan: state failed"), .never("pan.action*")])),
            Claim(
                "One that has begun is cancelled, with an action.",
                when: loser.isOneOf(.systemTakesTheTouch, .itIsTurnedOff),
                .all([.decided("pan: state cancelled"), .happens("pan.action(cancelled)")])),
            Claim(
                "What the system takes is cancelled for the recognizer by its own `touchesCancelled`.",
                when: loser == .systemTakesTheTouch, .order(["pan.touchesCancelled", "pan.action(cancelled)"]),
                quotes: Document004.recognizersAreNoResponders.part("the four touch methods")),
            Claim("It is reset once in each case.", .exactly(1, "pan.reset")),
            Claim(
                "A recognizer that loses to another is cancelled.",
                when: loser == .anotherRecognizesFirst, .before("pan.action(cancelled)", "pan.reset"),
                knownRefutation: "Cancelled is for a gesture that has begun. One that is kept from beginning has failed."),
        ])
}
