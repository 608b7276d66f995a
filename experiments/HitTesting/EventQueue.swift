import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum FirstSide: String, Choice {
    case left = "the left view"
    case right = "the right view"
}
private let first = Variable<FirstSide>("first", "The first finger touches")
private let apart = Variable<Double>(
    "apart", "Milliseconds until the second finger touches", clause: "the second finger follows after {value} ms", [1, 100])
private let isBusy = Variable<Bool>("busy", "The app is busy until both fingers have lifted", off: "the app is not busy")

private let left = Named<LoggedView>("left")
private let right = Named<LoggedView>("right")

/// First come, first served.
let eventQueue: Experiment = Experiment(
    id: "EventQueue",
    title: "Two touches in quick succession: which comes first",
    question: "Two fingers touch two views, one shortly after the other. Which view receives its touch first?",
    answer: """
        The view that was touched first gets its touch first, whether the second finger follows soon or late, and even if both touch \
        downs and both touch ups wait in the queue at once.
        """,
    remedy: """
        The queue drops no touch: to let only one of two buttons be pressed at a time, set `isExclusiveTouch` on both; against taps one \
        after the other, guard the action. Do not rely on an order of fingers that land at the same instant, in one event. Keep the \
        main thread free: while it is busy, taps wait and act on what is on the screen by then.
        """,
    symptoms: [
        "In which order are touches of two fingers delivered",
        "Are touch events lost while the main thread is blocked",
        "App hangs and the taps arrive later",
        "Touch event queue first in first out",
    ],
    origins: [Document003.queueIsInOrder],
    variables: [first, apart, isBusy],
    stage: { stage in
        stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 20, y: 200, width: 160, height: 160)), left))
        stage.view.addSubview(stage.name(LoggedView(frame: CGRect(x: 210, y: 200, width: 160, height: 160)), right))
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
    outcomes: {
        Outcome(
            "the left view gets its touch first", not: "the right view gets its touch first", left.touchesBegan.before(right.touchesBegan))
        Outcome("the first touch comes late", not: "the first touch comes at once", anyone.touchesBegan, after: .milliseconds(400))
        Outcome(
            "both touches arrive, from beginning to end", not: "a touch is lost",
            constant: "Events wait in the queue while the app is busy; none of them is dropped.",
            .all([
                .order([left.touchesBegan, left.touchesEnded]), .order([right.touchesBegan, right.touchesEnded]),
            ]))
    },
    claims: {
        Claim(
            "If the left view is touched first, it receives `touchesBegan` first, and `touchesEnded` too.", when: first == .left
        ) {
            left.touchesBegan
            right.touchesBegan
            left.touchesEnded
            right.touchesEnded
        }
        Claim(
            "If the right view is touched first, it receives `touchesBegan` first, and `touchesEnded` too.", when: first == .right
        ) {
            right.touchesBegan
            left.touchesBegan
            right.touchesEnded
            left.touchesEnded
        }
        Claim("The time between the two touches makes no difference.", apart.changesNothing())
        Claim(
            "While the app is busy, all four events wait in the queue at once.", when: isBusy.isOn,
            entries {
                "queue: enqueue *"; "queue: enqueue *"; "queue: enqueue *"; "queue: enqueue *"; "queue: dequeue"
            },
            quotes: Document003.queueIsInOrder)
        Claim(
            "Waiting in the queue delays the events but does not change their order.", isBusy.changesNothing(),
            quotes: Document003.queueIsInOrder)
    })
