import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Start: String, Choice {
    case atTheEdge = "at the edge"
    case inside = "60 points in"
}
private let start = Variable<Start>("start", "The finger lands")

private enum Way: String, Choice {
    case inwards
    case alongTheEdge = "along the edge"
}
private let way = Variable<Way>("way", "and goes")
private let waits = Variable<Bool>("waits", "`pan.require(toFail: edge)`")

extension Experiment {
    /// A pan from the edge of the screen against a pan of the content.
    static let edgePanAgainstContent = Experiment(
        id: "EdgePanAgainstContent",
        title: "A pan from the screen's edge against the content's pan",
        question:
            "The root view has a screen-edge pan, as a navigation controller has, and the content that fills it a pan of its own. Which of them acts, from where, and does the content's have to wait?",
        answer:
            "Both begin with the same move, and the content, being deeper, wins: the edge pan acts only if the content's waits for it. Away from the edge, or along it, the edge pan fails by itself, and the content's acts either way.",
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
                "From the edge inwards the content's pan wins if nothing is said.",
                when: start == .atTheEdge && way == .inwards && waits.isOff,
                .all([.happens("pan.action(began)"), .never("edge.action*"), .decided("edge: exclude pan")]),
                explanation: "Of two that recognize in one event the one on the deeper view wins.", rules: [.deepestLatestWins]),
            Claim(
                "It takes a requirement for the edge pan to win.",
                when: start == .atTheEdge && way == .inwards && waits.isOn,
                .all([.order(["edge.action(began)", "edge.action(changed)", "edge.action(ended)"]), .never("pan.action*")]),
                quotes: Document004.tapAndSwipeAreDiscrete.part("all others are continuous"),
                explanation: "The content's pan waits for the edge pan, which recognizes.", rules: [.failureRequirement]),
            Claim(
                "Away from the edge it fails with the touch-down.", when: start == .inside,
                .all([.decided("edge: state failed"), .never("edge.action*"), .order(["pan.action(began)", "pan.action(ended)"])]),
                explanation:
                    "All its fingers must come down at its edge. How wide the edge is Apple does not say; the engine takes 20 points.",
                rules: [.screenEdgePan]
            ),
            Claim(
                "Along the edge it fails too.", when: start == .atTheEdge && way == .alongTheEdge,
                .all([.decided("edge: state failed"), .never("edge.action*")])),
            Claim(
                "Where the edge pan fails the waiting costs nothing: the content acts with the same move.",
                when: start == .inside || way == .alongTheEdge, .same(whatever: waits),
                explanation: "It fails no later than the pan begins.", rules: [.screenEdgePan]),
        ])
}
