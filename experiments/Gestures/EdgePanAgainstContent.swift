import EventTrace
import ExperimentKit
import UIKit

private let start = Variable("start", "The finger lands", ["at the edge", "60 points in"])
private let way = Variable("way", "and goes", ["inwards", "along the edge"])
private let waits = Variable.flag("waits", "`pan.require(toFail: edge)`")

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
            let edge = stage.put(UIScreenEdgePanGestureRecognizer(), "edge")
            edge.edges = .left
            let content = stage.add({ UIView(frame: $0) }, "content", at: Stage.frame)
            let pan = stage.put(UIPanGestureRecognizer(), "pan", on: content)
            if stage.flag(waits) { pan.require(toFail: edge) }
        },
        script: { stage in
            let x = stage.choice(start) == "at the edge" ? 5.0 : 60
            let isInwards = stage.choice(way) == "inwards"
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
                when: start.is("at the edge") && way.is("inwards") && waits.isOff,
                .all([.happens("pan.action(began)"), .never("edge.action*"), .decided("edge: exclude pan")]),
                explanation: "Of two that recognize in one event the one on the deeper view wins (GE.9)."),
            Claim(
                "It takes a requirement for the edge pan to win.",
                when: start.is("at the edge") && way.is("inwards") && waits.isOn,
                .all([.order(["edge.action(began)", "edge.action(ended)"]), .never("pan.action*")]),
                explanation: "The content's pan waits for the edge pan, which recognizes (GE.11)."),
            Claim(
                "Away from the edge it fails with the touch-down.", when: start.is("60 points in"),
                .all([.decided("edge: state failed"), .never("edge.action*"), .order(["pan.action(began)", "pan.action(ended)"])]),
                explanation:
                    "All its fingers must come down at its edge (GE.22). How wide the edge is Apple does not say; the engine takes 20 points."
            ),
            Claim(
                "Along the edge it fails too.", when: start.is("at the edge") && way.is("along the edge"),
                .all([.decided("edge: state failed"), .never("edge.action*")])),
            Claim(
                "Where the edge pan fails the waiting costs nothing: the content acts with the same move.",
                when: start.is("60 points in") || way.is("along the edge"), .same(whatever: waits),
                explanation: "It fails no later than the pan begins (GE.22)."),
        ])
}
