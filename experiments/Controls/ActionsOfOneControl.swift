import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum EventOfA: String, Choice { case touchDown, touchUpInside }
private let eventOfA = Variable<EventOfA>("A", "A listens to")
private let eventOfB = Variable<EventOfA>("B", "B listens to")

private enum AddedFirst: String, Choice {
    case a = "A"
    case b = "B"
}
private let addedFirst = Variable<AddedFirst>("addedFirst", "Added first")

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
            func event(_ variable: Variable<EventOfA>) -> UIControl.Event {
                switch stage[variable] {
                case .touchDown: .touchDown
                case .touchUpInside: .touchUpInside
                }
            }
            let a = { button.addTarget(stage.target(marking: "A is told"), action: ActionTarget.fire, for: event(eventOfA)) }
            let b = { button.addTarget(stage.target(marking: "B is told"), action: ActionTarget.fire, for: event(eventOfB)) }
            for add in stage[addedFirst] == .a ? [a, b] : [b, a] { add() }
            stage.script.tap("button")
        },
        claims: [
            Claim(
                "Both are told, once each, for the same event and for different ones.",
                .all([.exactly(1, "A is told"), .exactly(1, "B is told")]), quotes: Document000.manyActions),
            Claim(
                "A control can have several actions, and sends each.", .exactly(2, "button.action(*)"),
                quotes: Document000.canThereBeSeveral),
            Claim(
                "For the same event A comes first if it was added first.",
                when: addedFirst == .a
                    && ((eventOfA == .touchDown && eventOfB == .touchDown)
                        || (eventOfA == .touchUpInside && eventOfB == .touchUpInside)),
                .order(["A is told", "B is told"]), quotes: Document000.orderOfAdding, Document000.doesOrderMatter,
                explanation: "One pass over the entries in the order added.", rules: [.targetAction]),
            Claim(
                "For the same event B comes first if it was added first.",
                when: addedFirst == .b
                    && ((eventOfA == .touchDown && eventOfB == .touchDown)
                        || (eventOfA == .touchUpInside && eventOfB == .touchUpInside)),
                .order(["B is told", "A is told"]), quotes: Document000.orderOfAdding, Document000.doesOrderMatter),
            Claim(
                "For different events the order of adding does not count.",
                when: (eventOfA == .touchDown && eventOfB == .touchUpInside)
                    || (eventOfA == .touchUpInside && eventOfB == .touchDown),
                .same(whatever: addedFirst), quotes: Document000.doesOrderMatter),
        ])
}
