import EventTrace
import ExperimentKit
import UIKit

private enum Registered: String, Choice {
    case exitThenOutside = "exit then outside"
    case outsideThenExit = "outside then exit"
    case oneForBoth = "one for both"
}
private let registered = Variable<Registered>("registered", "The actions were added")

extension Experiment {
    /// An order on which published accounts differ.
    static let dragExitAndOutside = Experiment(
        id: "DragExitAndOutside",
        title: "dragExit or dragOutside first?",
        question:
            "The move with which a finger leaves a button is both a dragExit and a dragOutside; on the way back one is both a dragEnter and a dragInside. Which of the two is sent first?",
        answer:
            "Here the one whose action was added first; one action for both is called once. This is assumed: published accounts contradict each other, and none shows a log.",
        observations: ["so-dragexit-70pt"],
        variables: [registered],
        stage: { stage in
            let button = stage.add(UIButton(), "button", at: CGRect(x: 95, y: 300, width: 200, height: 60))
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
            finger.down(at: .point(x: 100, y: 30, in: "button"))
            stage.script.wait(0.1)
            stage.script.mark("leaves")
            finger.move(to: .point(x: 100, y: 140, in: "button"))
            stage.script.wait(0.1)
            stage.script.mark("returns")
            finger.move(to: .point(x: 100, y: 30, in: "button"))
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                "Added first is sent first.", when: registered == .exitThenOutside,
                .order([
                    "leaves", "button.action(touchDragExit)", "button.action(touchDragOutside)", "returns", "button.action(touchDragEnter)",
                    "button.action(touchDragInside)",
                ]),
                explanation:
                    "Assumed. Two accounts have exit first (observations so-dragexit-newbe-order, a definition without a log, and so-dragexit-70pt, put together from several texts), one has outside first (jianshu-dragexit-screen-edge, of low confidence). All can be true if the order of adding decides.",
                rules: [.onePass]
            ),
            Claim(
                "The other way round if they were added the other way round.",
                when: registered == .outsideThenExit,
                .order([
                    "leaves", "button.action(touchDragOutside)", "button.action(touchDragExit)", "returns",
                    "button.action(touchDragInside)",
                    "button.action(touchDragEnter)",
                ]),
                explanation: "All events of a touch message go out in one pass over the actions.", rules: [.onePass]),
            Claim(
                "dragExit is always sent before dragOutside.",
                when: registered != .oneForBoth, .before("button.action(touchDragExit)", "button.action(touchDragOutside)"),
                rules: [.onePass],
                knownRefutation:
                    "It is what two accounts say, without a log (so-dragexit-newbe-order, so-dragexit-70pt). Another says the opposite; here the order of adding decides."
            ),
            Claim(
                "One action for both is called once.", when: registered == .oneForBoth,
                .exactly(2, "*.*"),
                explanation: "An entry is sent once in a pass.", rules: [.onePass]),
        ])
}
