import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum EventOfA: String, Choice {
    case touchDown = "`touchDown`"
    case touchUpInside = "`touchUpInside`"
}
private let eventOfA = Variable<EventOfA>("A", "Action A is for")
private let eventOfB = Variable<EventOfA>("B", "Action B is for")

private enum AddedFirst: String, Choice {
    case a = "A"
    case b = "B"
}
private let addedFirst = Variable<AddedFirst>("addedFirst", "The action added first is")

private let isSameEvent = Condition(
    "the two actions are for the same event", not: "the two actions are for different events",
    (eventOfA == .touchDown && eventOfB == .touchDown) || (eventOfA == .touchUpInside && eventOfB == .touchUpInside))

private let button = Named<UIButton>("button")
private let aRuns = Mark("A runs")
private let bRuns = Mark("B runs")

/// Two actions of one button.
let actionsOfOneControl: Experiment = Experiment(
    id: "ActionsOfOneControl",
    title: "Two actions on one button: which fires first?",
    question: """
        A button has two actions, A and B, for the same control event or for two different ones. The user taps the button. Which actions fire, \
        and in which order?
        """,
    answer: """
        Both fire, each exactly once. The one whose event comes earlier in the touch fires first; only for the same event does the order in \
        which they were added decide.
        """,
    remedy:
        "Let one action do both things in the order that you need, and do not rely on the order of two. The same target and action, added twice for one event, is called once; another target, method or event brings a call of its own. A `UIAction` replaces only one with the same `identifier`: each new closure that `cellForRowAt` adds brings one more call, see ActionsOfReusedCells.",
    symptoms: [
        "addTarget called twice on the same button, which action runs first",
        "can a UIButton have multiple targets for one event",
        "two IBActions connected to one button",
        "order of target-action calls",
    ],
    origins: [Document000.manyActions, Document000.orderOfAdding],
    variables: [eventOfA, eventOfB, addedFirst],
    stage: { stage in
        let button = stage.name(UIButton(frame: CGRect(x: 95, y: 200, width: 200, height: 60)), button)
        stage.view.addSubview(button)
        func event(_ variable: Variable<EventOfA>) -> UIControl.Event {
            switch stage[variable] {
            case .touchDown: .touchDown
            case .touchUpInside: .touchUpInside
            }
        }
        let a = { button.addTarget(stage.target(marking: aRuns), action: ActionTarget.fire, for: event(eventOfA)) }
        let b = { button.addTarget(stage.target(marking: bRuns), action: ActionTarget.fire, for: event(eventOfB)) }
        for add in stage[addedFirst] == .a ? [a, b] : [b, a] { add() }
        stage.script.tap(button)
    },
    outcomes: {
        Outcome("A runs first", not: "B runs first", aRuns.written.before(bRuns.written))
        Outcome(
            "both actions run", not: "only one action runs", constant: "Every action is sent, whatever the events and the order of adding.",
            .all([aRuns.written.times(1), bRuns.written.times(1)]))
    },
    claims: {
        Claim(
            "Both actions fire once each, for the same event and for different ones.", quotes: Document000.manyActions
        ) {
            aRuns.written.times(1)
            bRuns.written.times(1)
        }
        Claim(
            "A control can have several actions, and it sends each of them.", button.action.times(2),
            quotes: Document000.canThereBeSeveral)
        Claim(
            "For the same event, A fires first if it was added first.",
            when: addedFirst == .a && isSameEvent,
            quotes: Document000.orderOfAdding, Document000.doesOrderMatter,
            explanation: "The control goes through its entries once, in the order in which they were added.", rules: [.targetAction]
        ) {
            aRuns.written
            bRuns.written
        }
        Claim(
            "For the same event, B fires first if it was added first.",
            when: addedFirst == .b && isSameEvent,
            quotes: Document000.orderOfAdding, Document000.doesOrderMatter
        ) {
            bRuns.written
            aRuns.written
        }
        Claim(
            "For different events, the order in which the actions were added makes no difference.",
            when: !isSameEvent, addedFirst.changesNothing(), quotes: Document000.doesOrderMatter)
    })
