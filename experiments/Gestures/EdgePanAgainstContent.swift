import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Start: String, Choice {
    case atTheEdge = "at the edge"
    case inside = "60 points away from the edge"
}
private let start = Variable<Start>("start", "The finger comes down")

private enum Way: String, Choice {
    case inwards
    case alongTheEdge = "along the edge"
}
private let way = Variable<Way>("way", "The finger moves")
private let waits = Variable<Bool>("waits", "`pan.require(toFail: edge)` is called", off: "`pan.require(toFail: edge)` is not called")

private let edge = Named<UIScreenEdgePanGestureRecognizer>("edge")
private let content = Named<UIView>("content")
private let pan = Named<UIPanGestureRecognizer>("pan")

private let fitsTheEdge = Condition(
    "the finger moves inwards from the edge", not: "the finger starts away from the edge or moves along it",
    start == .atTheEdge && way == .inwards)

/// A pan from the edge of the screen against a pan of the content.
let edgePanAgainstContent: Experiment = Experiment(
    id: "EdgePanAgainstContent",
    title: "Screen edge pan gesture against a pan gesture in the content",
    question:
        "The root view has a `UIScreenEdgePanGestureRecognizer` of the app, such as for a side menu, and the content that fills the root view has a pan recognizer of its own. Which of the two fires, depending on where the finger starts, and must the content's recognizer wait?",
    answer:
        "Both recognize with the same move, and the content's pan wins because its view is deeper: the edge pan fires only if the content's pan waits for the edge pan to fail. If the finger starts away from the edge or moves along the edge, the edge pan fails by itself, and the content's pan fires, whether it waits or not.",
    remedy:
        "Let the content's pan wait: `pan.require(toFail: edgePan)`, for a scroll view `scrollView.panGestureRecognizer.require(toFail: edgePan)`. Elsewhere on the screen this costs nothing. Or refuse a pan of your own in `gestureRecognizerShouldBegin(_:)` if the drag starts at the edge. A map or a web view has several recognizers that you do not know: make them wait from the edge pan's delegate, with `true` from `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, and try it on a device. An edge pan with several `edges` begins at none of them: see EdgesOfAnEdgePan. For the swipe back of a navigation controller pans of the content wait by themselves as long as `interactivePopGestureRecognizer` has the system's delegate: see BackSwipeAgainstContent. A swipe back that never starts has another cause, such as a back button of your own: see BackSwipeRefused.",
    symptoms: [
        "swipe back gesture not working",
        "UIScreenEdgePanGestureRecognizer not firing over a view with a pan gesture",
        "interactivePopGestureRecognizer conflicts with my pan gesture",
        "edge swipe moves my content instead of opening the menu",
        "side menu does not open from the left edge of the screen",
        "screen edge pan does not start over cells that can be swiped",
    ],
    variables: [start, way, waits],
    base: waits.isOn,
    stage: { stage in
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), edge)
        edge.edges = .left
        let content = stage.add(UIView(), content, at: Stage.bounds)
        let pan = stage.add(UIPanGestureRecognizer(), pan, to: content)
        if stage[waits] { pan.require(toFail: edge) }
    },
    script: { stage in
        let x = stage[start] == .atTheEdge ? 5.0 : 60
        let isInwards = stage[way] == .inwards
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: x, y: 400))
        for step in [30.0, 60] {
            stage.script.wait(0.1)
            finger.move(to: .point(x: isInwards ? x + step : x, y: isInwards ? 400 : 400 + step))
        }
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("the edge pan", otherwise: "fails by itself") {
            Outcome.State("fires", edge.action)
            Outcome.State("loses to the content's pan", decided("edge: exclude pan"))
        }
        Outcome("the content's pan fires", not: "the content's pan does not fire", pan.action)
    },
    claims: {
        Claim(
            "Without a requirement, a drag from the edge inwards is recognized by the content's pan, not by the edge pan.",
            when: fitsTheEdge && waits.isOff,
            explanation: "If two recognizers recognize in one event, the one on the deeper view wins.", rules: [.deepestLatestWins]
        ) {
            pan.action(.began).happens
            edge.action.never
            decided("edge: exclude pan")
        }
        Claim(
            "With `pan.require(toFail: edge)`, a drag from the edge inwards is recognized by the edge pan alone.",
            when: fitsTheEdge && waits.isOn,
            quotes: Document004.tapAndSwipeAreDiscrete.part("all others are continuous"),
            explanation: "The content's pan waits for the edge pan, which recognizes.", rules: [.failureRequirement]
        ) {
            edge.action(.began)
            edge.action(.changed)
            edge.action(.ended)
            pan.action.never
        }
        Claim(
            "If the finger comes down away from the edge, the edge pan fails at touch down and the content's pan fires.",
            when: start == .inside,
            explanation:
                "All fingers of an edge pan must come down at its edge. Apple does not say how wide the edge is; the engine takes 20 points.",
            rules: [.screenEdgePan]
        ) {
            decided("edge: state failed")
            edge.action.never
            pan.action(.began)
            pan.action(.ended)
        }
        Claim(
            "If the finger moves along the edge, the edge pan fails too.", when: start == .atTheEdge && way == .alongTheEdge
        ) {
            decided("edge: state failed")
            edge.action.never
        }
        Claim(
            "Where the edge pan fails, waiting for it costs nothing: the content's pan fires with the same move.",
            when: !fitsTheEdge, waits.changesNothing(),
            explanation: "The edge pan fails no later than the content's pan begins.", rules: [.screenEdgePan])
    })
