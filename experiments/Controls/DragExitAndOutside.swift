import EventTrace
import ExperimentKit
import UIKit

private enum Registered: String, Choice {
    case exitThenOutside = "for exit first"
    case outsideThenExit = "for outside first"
    case oneForBoth = "as one for both"
}
private let registered = Variable<Registered>("registered", "The actions were added")

private let button = Named<UIButton>("button")
private let leaves = Mark("leaves")
private let returns = Mark("returns")

/// An order on which published accounts differ.
let dragExitAndOutside: Experiment = Experiment(
    id: "DragExitAndOutside",
    title: "Is `touchDragExit` or `touchDragOutside` sent first?",
    question: """
        By reports, a finger leaves a button about 70 points outside its bounds. The move with which the finger leaves is both a \
        `touchDragExit` and a `touchDragOutside`; the move with which the finger returns is both a `touchDragEnter` and a \
        `touchDragInside`. Which of the two events is sent first?
        """,
    answer: """
        The event whose action was added first is sent first. If one action is added for both events, it is called once. This is \
        assumed: published accounts contradict each other, and none shows a log.
        """,
    remedy:
        "Do not rely on the order of the two events. To change the appearance once, use `touchDragExit` and `touchDragEnter`; `touchDragOutside` and `touchDragInside` are sent again at every move. An action that is added for both events of a move is called once for the move.",
    symptoms: [
        "order of touchDragExit and touchDragOutside",
        "finger dragged off a button, which control event comes first",
        "touchDragEnter vs touchDragInside",
        "touchDragOutside is called before touchDragExit",
    ],
    observations: ["so-dragexit-70pt"],
    variables: [registered],
    stage: { stage in
        let button = stage.add(UIButton(), button, at: CGRect(x: 95, y: 300, width: 200, height: 60))
        switch stage[registered] {
        case .exitThenOutside:
            stage.addTargets(to: button, for: [.touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside])
        case .outsideThenExit:
            stage.addTargets(to: button, for: [.touchDragOutside, .touchDragExit, .touchDragInside, .touchDragEnter])
        case .oneForBoth:
            stage.addTarget(to: button, for: [.touchDragExit, .touchDragOutside])
            stage.addTarget(to: button, for: [.touchDragEnter, .touchDragInside])
        }
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 100, y: 30, in: button))
        stage.script.wait(0.1)
        stage.script.mark(leaves)
        finger.move(to: .point(x: 100, y: 140, in: button))
        stage.script.wait(0.1)
        stage.script.mark(returns)
        finger.move(to: .point(x: 100, y: 30, in: button))
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("the leaving finger", otherwise: "calls one action for both events") {
            Outcome.State(
                "sends `touchDragExit` first",
                order {
                    button.action(.touchDragExit)
                    button.action(.touchDragOutside)
                })
            Outcome.State(
                "sends `touchDragOutside` first",
                order {
                    button.action(.touchDragOutside)
                    button.action(.touchDragExit)
                })
        }
        Outcome("the returning finger", otherwise: "calls one action for both events") {
            Outcome.State(
                "sends `touchDragEnter` first",
                order {
                    button.action(.touchDragEnter)
                    button.action(.touchDragInside)
                })
            Outcome.State(
                "sends `touchDragInside` first",
                order {
                    button.action(.touchDragInside)
                    button.action(.touchDragEnter)
                })
        }
    },
    claims: {
        Claim(
            "The event whose action was added first is sent first.", when: registered == .exitThenOutside,
            explanation: """
                Assumed. Two accounts say that exit comes first (observations so-dragexit-newbe-order, a definition without a log, and \
                so-dragexit-70pt, put together from several texts); one says that outside comes first (jianshu-dragexit-screen-edge, of low \
                confidence). All of them can be true if the order of adding decides.
                """,
            rules: [.onePass]
        ) {
            leaves.written
            button.action(.touchDragExit)
            button.action(.touchDragOutside)
            returns.written
            button.action(.touchDragEnter)
            button.action(.touchDragInside)
        }
        Claim(
            "If the actions were added in the opposite order, the events are sent in the opposite order.",
            when: registered == .outsideThenExit,
            explanation: "All events of one touch method are sent in one pass over the actions.", rules: [.onePass]
        ) {
            leaves.written
            button.action(.touchDragOutside)
            button.action(.touchDragExit)
            returns.written
            button.action(.touchDragInside)
            button.action(.touchDragEnter)
        }
        Claim(
            "`touchDragExit` is always sent before `touchDragOutside`.",
            when: registered != .oneForBoth, button.action(.touchDragExit).before(button.action(.touchDragOutside)),
            rules: [.onePass],
            knownRefutation: """
                Two accounts say so, without a log (so-dragexit-newbe-order, so-dragexit-70pt). Another says the opposite; in this experiment \
                the order of adding decides.
                """)
        Claim(
            "One action that was added for both events is called once for the two.", when: registered == .oneForBoth,
            anyone.everything.times(2),
            explanation: "Each entry is sent once in a pass.", rules: [.onePass])
    })
