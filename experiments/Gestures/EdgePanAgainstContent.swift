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

extension Experiment {
    /// A pan from the edge of the screen against a pan of the content.
    static let edgePanAgainstContent: Experiment = Experiment(
        id: "EdgePanAgainstContent",
        title: "Screen edge pan gesture against a pan gesture in the content",
        question:
            "The root view has a `UIScreenEdgePanGestureRecognizer`, as a navigation controller's view has, and the content that fills it has a pan recognizer of its own. Which of the two fires, depending on where the finger starts, and must the content's recognizer wait?",
        answer:
            "Both begin with the same move, and the content's recognizer wins because its view is deeper: the edge pan fires only if the content's pan waits for it. Away from the edge, or along it, the edge pan fails by itself, and the content's pan fires either way.",
        remedy:
            "Let the content's recognizer wait: `pan.require(toFail: edgePan)`. Elsewhere on the screen this costs nothing.",
        symptoms: [
            "swipe back gesture not working",
            "UIScreenEdgePanGestureRecognizer not firing over a view with a pan gesture",
            "interactivePopGestureRecognizer conflicts with my pan gesture",
            "edge swipe moves my content instead of opening the menu",
            "side menu does not open from the left edge of the screen",
        ],
        variables: [start, way, waits],
        stage: { stage in
            let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
            edge.edges = .left
            let content = stage.add(UIView(), "content", at: Stage.bounds)
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: content)
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
        claims: [
            Claim(
                "Without a requirement, a drag from the edge inwards is recognized by the content's pan, not by the edge pan.",
                when: start == .atTheEdge && way == .inwards && waits.isOff,
                .all([.happens("pan.action(began)"), .never("edge.action*"), .decided("edge: exclude pan")]),
                explanation: "If two recognizers recognize in one event, the one on the deeper view wins.", rules: [.deepestLatestWins]),
            Claim(
                "With `pan.require(toFail: edge)`, a drag from the edge inwards is recognized by the edge pan alone.",
                when: start == .atTheEdge && way == .inwards && waits.isOn,
                .all([.order(["edge.action(began)", "edge.action(changed)", "edge.action(ended)"]), .never("pan.action*")]),
                quotes: Document004.tapAndSwipeAreDiscrete.part("all others are continuous"),
                explanation: "The content's pan waits for the edge pan, which recognizes.", rules: [.failureRequirement]),
            Claim(
                "If the finger comes down away from the edge, the edge pan fails at touch down and the content's pan fires.",
                when: start == .inside,
                .all([.decided("edge: state failed"), .never("edge.action*"), .order(["pan.action(began)", "pan.action(ended)"])]),
                explanation:
                    "All fingers of an edge pan must come down at its edge. Apple does not say how wide the edge is; the engine takes 20 points.",
                rules: [.screenEdgePan]
            ),
            Claim(
                "If the finger moves along the edge, the edge pan fails too.", when: start == .atTheEdge && way == .alongTheEdge,
                .all([.decided("edge: state failed"), .never("edge.action*")])),
            Claim(
                "Where the edge pan fails, waiting for it costs nothing: the content's pan fires with the same move.",
                when: start == .inside || way == .alongTheEdge, .same(whatever: waits),
                explanation: "The edge pan fails no later than the content's pan begins.", rules: [.screenEdgePan]),
        ])
}
