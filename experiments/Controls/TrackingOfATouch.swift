import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Finger: String, Choice {
    case taps
    case movesInside = "moves inside"
    case liftsOutside = "lifts outside"
    case leavesAndReturns = "leaves then returns"
    case joinedByAnother = "is joined by another"
    case takenByTheSystem = "has its touch cancelled by the system"
}
private let finger = Variable<Finger>("finger", "The finger")

extension Experiment {
    /// Touch methods, tracking methods, actions.
    static let trackingOfATouch: Experiment = Experiment(
        id: "TrackingOfATouch",
        title: "Order of `touchesBegan`, `beginTracking` and touchDown",
        question: """
            A control receives calls of its touch methods and tracking methods, and sends actions. Which tracking method and which action belong to \
            which touch method?
            """,
        answer: """
            Each touch method calls one tracking method and then sends the actions. The control tracks a single touch: a second finger has no \
            effect. No touch is passed up to the parent.
            """,
        remedy: """
            To follow the finger in a subclass of `UIControl`, override the tracking methods; if you override the touch methods instead, call \
            `super` in each.
            """,
        symptoms: [
            "beginTracking, continueTracking, endTracking: order of calls",
            "beginTracking not called in a UIControl subclass",
            "touchesBegan vs beginTracking in a custom control",
            "second finger on a UIControl is ignored",
            "does a button pass its touches to the superview",
        ],
        origins: [Document004.fourTrackingMethods],
        observations: ["button-plain-csf", "button-touches-calls-tracking", "button-touches-without-super"],
        variables: [finger],
        stage: { stage in
            let parent = stage.name(LoggedView(frame: Stage.bounds), "parent")
            let control = stage.name(LoggedControl(frame: CGRect(x: 145, y: 300, width: 100, height: 100)), "control")
            control.addTarget(
                stage.keep(ActionTarget()), action: ActionTarget.fire,
                for: [
                    .touchDown, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside,
                    .touchCancel,
                ])
            stage.view.addSubview(parent)
            parent.addSubview(control)
        },
        script: { stage in
            let (script, choice) = (stage.script, stage[finger])
            let one = script.finger(1)
            one.down(at: "control")
            script.wait(0.05)
            if choice == .joinedByAnother {
                script.finger(2).down(at: .point(x: 80, y: 80, in: "control"))
                script.wait(0.05)
                script.finger(2).up()
            }
            if choice == .movesInside { one.move(to: .point(x: 70, y: 50, in: "control")) }
            if choice == .liftsOutside || choice == .leavesAndReturns { one.move(to: .point(x: 50, y: 300, in: "control")) }
            script.wait(0.05)
            if choice == .leavesAndReturns { one.move(to: .point(x: 50, y: 50, in: "control")) }
            script.wait(0.05)
            if choice == .takenByTheSystem { return script.cancelAll() }
            one.up()
        },
        claims: [
            Claim(
                "A tap begins and ends tracking and sends touchDown and touchUpInside.",
                when: finger == .taps,
                .ordering([
                    "control.touchesBegan", "control.beginTracking", "control.action(touchDown)", "control.touchesEnded",
                    "control.endTracking", "control.action(touchUpInside)",
                ]),
                quotes: Document004.fourTrackingMethods.part("begin and end"),
                explanation: "The touch methods of `UIControl` track and then send the actions, in this order.",
                rules: [.touchesDriveTracking, .controlEvents, .liftEvents]),
            Claim(
                "Each move of the finger continues tracking.",
                when: finger.isOneOf(.movesInside, .liftsOutside, .leavesAndReturns),
                .all([.happens("control.continueTracking"), .nested("control.continueTracking", in: "control.touchesMoved")]),
                quotes: Document004.fourTrackingMethods.part("continue")),
            Claim(
                "A cancelled touch cancels tracking.", when: finger == .takenByTheSystem,
                .all([.happens("control.cancelTracking"), .nested("control.cancelTracking", in: "control.touchesCancelled")]),
                quotes: Document004.fourTrackingMethods.part("cancel")),
            Claim(
                "Every tracking method is called inside a touch method.",
                .all([
                    .nested("control.beginTracking", in: "control.touchesBegan"),
                    .nested("control.continueTracking", in: "control.touchesMoved"),
                    .nested("control.endTracking", in: "control.touchesEnded"),
                    .nested("control.cancelTracking", in: "control.touchesCancelled"),
                ]),
                quotes: Document004.trackingInsideTouches),
            Claim(
                "The actions, too, are sent from inside the touch methods.",
                .nested("control.action(*)", in: "control.touches*"), quotes: Document004.actionFromTheTouch),
            Claim(
                "A control receives touches like any view, and sends its target an action for them.",
                .order(["control.touchesBegan", "control.action(touchDown)"]), quotes: Document004.controlIsAView),
            Claim(
                "A second finger is not tracked.", when: finger == .joinedByAnother,
                .exactly(1, "control.beginTracking"), quotes: Document004.singleTouch),
            Claim(
                "No touch is passed up to the parent, although every method calls `super`.",
                .never("parent.*"),
                quotes: Document004.controlDiffersFromResponder,
                explanation: "`UIControl` does not pass touches up the responder chain.", rules: [.controlsEndTheClimb]),
        ])
}
