import EventTrace
import ExperimentKit
import UIKit

private let eventOfA = Variable("A", "A listens to", ["touchDown", "touchUpInside"])
private let eventOfB = Variable("B", "B listens to", ["touchDown", "touchUpInside"])
private let addedFirst = Variable("addedFirst", "Added first", ["A", "B"])

extension Experiment {
    /// Two actions of one button.
    static let actionsOfOneControl = Experiment(
        id: "ActionsOfOneControl",
        title: "Two actions of one button",
        question: "A button has two listeners, A and B, for the same event or for two. A finger taps it. Who is told, and in which order?",
        answer: """
            Both are told, each exactly once. The phase of the touch comes first; only for the same event does the order in which they \
            were added count.
            """,
        origins: [Document000.manyActions, Document000.orderOfAdding],
        variables: [eventOfA, eventOfB, addedFirst],
        stage: { stage in
            let button = stage.name(UIButton(frame: CGRect(x: 95, y: 200, width: 200, height: 60)), "button")
            stage.view.addSubview(button)
            func event(_ variable: Variable) -> UIControl.Event {
                stage.choice(variable) == "touchDown" ? .touchDown : .touchUpInside
            }
            let a = { button.addTarget(stage.hook("A is told"), action: Hook.fire, for: event(eventOfA)) }
            let b = { button.addTarget(stage.hook("B is told"), action: Hook.fire, for: event(eventOfB)) }
            for add in stage.choice(addedFirst) == "A" ? [a, b] : [b, a] { add() }
            stage.script.tap("button")
        },
        claims: [
            Claim(
                "Both are told, once each, for the same event and for different ones.",
                .all([.exactly(1, "A is told"), .exactly(1, "B is told")]), quotes: Document000.manyActions),
            Claim("A control can have several actions.", .exactly(2, "button.action(*)"), quotes: Document000.canThereBeSeveral),
            Claim(
                "For the same event A comes first if it was added first.",
                when: addedFirst.is("A")
                    && ((eventOfA.is("touchDown") && eventOfB.is("touchDown"))
                        || (eventOfA.is("touchUpInside") && eventOfB.is("touchUpInside"))),
                .order(["A is told", "B is told"]), quotes: Document000.orderOfAdding,
                explanation: "One pass over the entries in the order added (CO.4)."),
            Claim(
                "For the same event B comes first if it was added first.",
                when: addedFirst.is("B")
                    && ((eventOfA.is("touchDown") && eventOfB.is("touchDown"))
                        || (eventOfA.is("touchUpInside") && eventOfB.is("touchUpInside"))),
                .order(["B is told", "A is told"]), quotes: Document000.orderOfAdding),
            Claim(
                "For different events the order of adding does not count.",
                when: (eventOfA.is("touchDown") && eventOfB.is("touchUpInside"))
                    || (eventOfA.is("touchUpInside") && eventOfB.is("touchDown")),
                .same(whatever: addedFirst), quotes: Document000.doesOrderMatter),
        ])
}
