import EventTrace
import ExperimentKit
import UIKit

private enum Edges: String, Choice {
    case left = "`.left`"
    case both = "`[.left, .right]`"
    case oneEach = "one edge each on two recognizers"
}
private let edges = Variable<Edges>("edges", "The recognizer's `edges` are", clause: "`edges` are {value}")

private enum Side: String, Choice {
    case left = "left"
    case right = "right"
}
private let side = Variable<Side>("side", "The finger drags inwards from the", clause: "the finger drags inwards from the {value} edge")

private let edge = Named<UIScreenEdgePanGestureRecognizer>("edge")
private let other = Named<UIScreenEdgePanGestureRecognizer>("other")

/// A screen-edge pan for one edge and for two.
let edgesOfAnEdgePan: Experiment = Experiment(
    id: "EdgesOfAnEdgePan",
    title: "`UIScreenEdgePanGestureRecognizer` for left and right edges",
    question: """
        A `UIScreenEdgePanGestureRecognizer` is to recognize drags from the left edge and from the right edge. Does one recognizer with \
        both edges recognize them, or are two needed?
        """,
    answer: """
        Two are needed. A recognizer with `[.left, .right]` recognizes at neither edge, as the author of a book found on \
        iOS 13 to 15; that `.all` fails in the same way is assumed, and no report of a later version is known. One \
        recognizer for each edge recognizes at its own. `edges` is empty by default, and while it is empty no drag is \
        recognized.
        """,
    remedy: """
        Add one recognizer for each edge, all with the same action, and read `edges` of the sender in it to learn the \
        side. In a navigation controller the back swipe has a recognizer at the left edge too: for two pans at one edge \
        see EdgePanAgainstContent. The width of the edge cannot be set: where it is too narrow, take a \
        `UIPanGestureRecognizer` and look in `gestureRecognizerShouldBegin(_:)` at where it began.
        """,
    symptoms: [
        "UIScreenEdgePanGestureRecognizer not working with left and right edges",
        "screen edge pan with edges all does not fire",
        "edge pan for both sides only one works",
        "UIScreenEdgePanGestureRecognizer multiple edges",
    ],
    variables: [edges, side],
    base: edges == .both,
    stage: { stage in
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), edge)
        edge.edges = stage[edges] == .both ? [.left, .right] : .left
        if stage[edges] == .oneEach { stage.add(UIScreenEdgePanGestureRecognizer(), other).edges = .right }
    },
    script: { stage in
        let isLeft = stage[side] == .left
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: isLeft ? 5 : 385, y: 400))
        for step in [30.0, 60] {
            stage.script.wait(0.1)
            finger.move(to: .point(x: isLeft ? 5 + step : 385 - step, y: 400))
        }
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("the drag", otherwise: "fires no recognizer") {
            Outcome.State("fires the recognizer of the left edge", edge.action)
            Outcome.State("fires the recognizer of the right edge", other.action)
        }
    },
    claims: {
        Claim(
            "A recognizer with two edges recognizes at neither.", when: edges == .both, edge.action.never,
            explanation: "The author of a book tried this on iOS 13 to 15; a project mended its helper so that it takes one edge.",
            rules: [.oneEdge])
        Claim(
            "A recognizer with one edge recognizes there.", when: edges != .both && side == .left, edge.action(.began).happens,
            rules: [.screenEdgePan])
        Claim(
            "A recognizer with one edge does not recognize at another.", when: edges == .left && side == .right, edge.action.never,
            rules: [.screenEdgePan])
        Claim(
            "With one recognizer for each edge, each recognizes at its own.", when: edges == .oneEach && side == .right,
            rules: [.screenEdgePan]
        ) {
            other.action(.began).happens
            edge.action.never
        }
    })
