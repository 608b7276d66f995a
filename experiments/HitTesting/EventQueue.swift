import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum FirstSide: String, Choice { case left, right }
private let first = Variable<FirstSide>("first", "The first finger lands on")
private let apart = Variable<Double>("apart", "Milliseconds until the second finger lands", [1, 100])
private let isBusy = Variable<Bool>("busy", "The app is busy until both have lifted")

extension Experiment {
    /// First come, first served.
    static let eventQueue = Experiment(
        id: "EventQueue",
        title: "Two touches, one after the other",
        question: "Two fingers land on two views, one shortly after the other. Which is served first?",
        answer:
            "The one that landed first, even if the other follows within a millisecond, and even if both landings and both lifts wait in the queue at once.",
        origins: [Document003.queueIsInOrder],
        variables: [first, apart, isBusy],
        stage: { stage in
            stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 20, y: 200, width: 160, height: 160)), "left"))
            stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 210, y: 200, width: 160, height: 160)), "right"))
            if stage[isBusy] { stage.keepBusy(until: 0.5) }
            let names = stage[first] == .left ? ["left", "right"] : ["right", "left"]
            let fingers = [stage.script.finger(1), stage.script.finger(2)]
            for (finger, name) in zip(fingers, names) {
                finger.down(at: .named(name, nil))
                stage.script.wait(stage[apart] / 1000)
            }
            stage.script.wait(0.2)
            for finger in fingers {
                finger.up()
                stage.script.wait(0.01)
            }
        },
        claims: [
            Claim(
                "Left first, if it landed first.", when: first == .left,
                .order(["left.touchesBegan", "right.touchesBegan", "left.touchesEnded", "right.touchesEnded"])),
            Claim(
                "Right first, if it landed first.", when: first == .right,
                .order(["right.touchesBegan", "left.touchesBegan", "right.touchesEnded", "left.touchesEnded"])),
            Claim("How long after it does not matter.", .same(whatever: apart)),
            Claim(
                "While the app is busy, all four events are in the queue at once.", when: isBusy.isOn,
                .entries(inOrder: ["queue: enqueue *", "queue: enqueue *", "queue: enqueue *", "queue: enqueue *", "queue: dequeue"]),
                quotes: Document003.queueIsInOrder),
            Claim("Waiting in the queue changes the time, not the order.", .same(whatever: isBusy), quotes: Document003.queueIsInOrder),
        ])
}
