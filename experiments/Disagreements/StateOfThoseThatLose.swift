import EventTrace
import ExperimentKit
import UIKit

private let loser = Variable(
    "loses", "The pan loses because",
    [
        "nothing fits it", "another recognizes first", "it waited and the other recognized", "its delegate says no",
        "the system takes the touch", "it is turned off",
    ])

/// A pan that says what its state is when it is reset: the state in which it ended.
private final class TellingPan: UIPanGestureRecognizer {
    var say: (String) -> Void = { _ in }

    override func reset() {
        say("ended as \(state == .failed ? "failed" : state == .cancelled ? "cancelled" : "ended")")
        super.reset()
    }
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
            let view = stage.add({ UIView(frame: $0) }, "view")
            let pan = stage.put(TellingPan(), "pan", on: view)
            pan.say = { [unowned(unsafe) stage] in stage.mark($0) }
            let script = stage.script
            let finger = script.finger(1)
            func drag() { finger.move(to: .point(x: 80, y: 100, in: "view")) }
            finger.down(at: .point(x: 50, y: 100, in: "view"))
            script.wait(0.1)
            switch stage.choice(loser) {
            case "another recognizes first":
                stage.put(UIPanGestureRecognizer(), "other", on: view)
                drag()
            case "it waited and the other recognized":
                let tap = stage.put(UITapGestureRecognizer(), "other", on: view)
                pan.require(toFail: tap)
                drag()
            case "its delegate says no":
                pan.delegate = stage.name(BeginDelegate(allows: false), "delegate")
                drag()
            case "the system takes the touch":
                drag()
                script.wait(0.1)
                return script.cancelAll()
            case "it is turned off":
                drag()
                script.wait(0.1)
                script.perform { pan.isEnabled = false }
            default: break
            }
            script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                "Where nothing fits it, it fails.", when: loser.is("nothing fits it"),
                .all([.happens("ended as failed"), .never("pan.action*")]),
                explanation: "No action goes out for failed (GE.4)."),
            Claim(
                "One that another excludes fails too; it is not cancelled.",
                when: loser.is("another recognizes first"),
                .all([.happens("ended as failed"), .never("pan.action*"), .decided("pan: exclude other")]),
                explanation:
                    "A talk of 2017 says of an excluded tap that it fails and does not get its lift (wwdc2017-tap-and-pan-move, GE.8)."),
            Claim(
                "One that waited fails when the other recognizes, although it had begun for itself.",
                when: loser.is("it waited and the other recognized"), .all([.happens("ended as failed"), .never("pan.action*")]),
                explanation:
                    "The header says so of `require(toFail:)` (header-requireToFail, GE.11); in a talk of 2017 such a pan goes through its states and sends no action (wwdc2017-failure-requirement-tap-wins)."
            ),
            Claim(
                "One whose delegate says no fails.", when: loser.is("its delegate says no"),
                .all([.happens("ended as failed"), .never("pan.action*")])),
            Claim(
                "One that has begun is cancelled, with an action.",
                when: loser.isOneOf(["the system takes the touch", "it is turned off"]),
                .all([.order(["pan.action(cancelled)", "ended as cancelled"])])),
            Claim("It is reset once in each case.", .exactly(1, "pan.reset")),
            Claim(
                "A recognizer that loses to another is cancelled.",
                when: loser.is("another recognizes first"), .happens("pan.action(cancelled)"),
                knownRefutation: "Cancelled is for a gesture that has begun. One that is kept from beginning has failed."),
        ])
}
