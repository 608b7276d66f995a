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

private let parent = Named<LoggedView>("parent")
private let control = Named<LoggedControl>("control")

/// Touch methods, tracking methods, actions.
let trackingOfATouch: Experiment = Experiment(
    id: "TrackingOfATouch",
    title: "Order of `touchesBegan`, `beginTracking` and `touchDown`",
    question: """
        A control receives calls of its touch methods and tracking methods, and sends actions to one target, which is called once for a \
        move even if two events, such as `touchDragOutside` and `touchDragExit`, are sent. Which tracking method and which action belong \
        to which touch method?
        """,
    answer: """
        Each touch method of `UIControl` calls its tracking method and then sends the actions: `touchesBegan` calls `beginTracking` and \
        sends `touchDown`, `touchesMoved` calls `continueTracking` and sends the drag events, `touchesEnded` calls `endTracking` and \
        sends `touchUpInside` or `touchUpOutside`, `touchesCancelled` calls `cancelTracking` and sends `touchCancel`. A second finger \
        has no effect. The parent view receives no touch.
        """,
    remedy: """
        To follow the finger in a subclass of `UIControl`, override the tracking methods, return `true` from `beginTracking` and \
        `continueTracking`, and finish in both `endTracking` and `cancelTracking`. If you override the touch methods instead, call \
        `super` in each. If `beginTracking` is never called, a subview may have taken the touch: set `isUserInteractionEnabled = false` \
        on the subviews.
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
        let parent = stage.name(LoggedView(frame: Stage.bounds), parent)
        let control = stage.name(LoggedControl(frame: CGRect(x: 145, y: 300, width: 100, height: 100)), control)
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
            script.finger(2).down(at: .point(x: 80, y: 80, in: control))
            script.wait(0.05)
            script.finger(2).up()
        }
        if choice == .movesInside { one.move(to: .point(x: 70, y: 50, in: control)) }
        if choice == .liftsOutside || choice == .leavesAndReturns { one.move(to: .point(x: 50, y: 300, in: control)) }
        script.wait(0.05)
        if choice == .leavesAndReturns { one.move(to: .point(x: 50, y: 50, in: control)) }
        script.wait(0.05)
        if choice == .takenByTheSystem { return script.cancelAll() }
        one.up()
    },
    outcomes: {
        Outcome("tracking is cancelled", not: "tracking ends", control.cancelTracking)
        Outcome("`continueTracking` is called", not: "`continueTracking` is not called", control.continueTracking)
        Outcome("the last action", otherwise: "is `touchCancel`") {
            Outcome.State("is `touchUpInside`", control.action(.touchUpInside))
            Outcome.State("is `touchUpOutside`", control.action(.touchUpOutside))
        }
        Outcome(
            "the parent receives nothing", not: "the parent receives the touch",
            constant: "A control does not pass touches up the responder chain.",
            parent.everything.never)
    },
    claims: {
        Claim(
            "A tap begins and ends tracking and sends `touchDown` and `touchUpInside`.",
            when: finger == .taps,
            quotes: Document004.fourTrackingMethods.part("begin and end"),
            explanation: "The touch methods of `UIControl` track and then send the actions, in this order.",
            rules: [.touchesDriveTracking, .controlEvents, .liftEvents]
        ) {
            only {
                control.touchesBegan
                control.beginTracking
                control.action(.touchDown)
                control.touchesEnded
                control.endTracking
                control.action(.touchUpInside)
            }
        }
        Claim(
            "Each move of the finger continues tracking.",
            when: finger.isOneOf(.movesInside, .liftsOutside, .leavesAndReturns),
            quotes: Document004.fourTrackingMethods.part("continue")
        ) {
            control.continueTracking.happens
            control.continueTracking.inside(control.touchesMoved)
        }
        Claim(
            "A cancelled touch cancels tracking.", when: finger == .takenByTheSystem,
            quotes: Document004.fourTrackingMethods.part("cancel")
        ) {
            control.cancelTracking.happens
            control.cancelTracking.inside(control.touchesCancelled)
        }
        Claim(
            "Every tracking method is called inside a touch method.",
            quotes: Document004.trackingInsideTouches
        ) {
            control.beginTracking.inside(control.touchesBegan)
            control.continueTracking.inside(control.touchesMoved)
            control.endTracking.inside(control.touchesEnded)
            control.cancelTracking.inside(control.touchesCancelled)
        }
        Claim(
            "The actions, too, are sent from inside the touch methods.", control.action.inside(control.touches),
            quotes: Document004.actionFromTheTouch)
        Claim(
            "A control receives touches like any view, and sends its target an action for them.", quotes: Document004.controlIsAView
        ) {
            control.touchesBegan
            control.action(.touchDown)
        }
        Claim(
            "A second finger is not tracked.", when: finger == .joinedByAnother, control.beginTracking.times(1),
            quotes: Document004.singleTouch)
        Claim(
            "No touch is passed up to the parent, although every method calls `super`.", parent.everything.never,
            quotes: Document004.controlDiffersFromResponder,
            explanation: "`UIControl` does not pass touches up the responder chain.", rules: [.controlsEndTheClimb])
    })
