import EventTrace
import ExperimentKit
import UIKit

private let start = Variable("start", Text("The finger lands", chinese: "手指落在"), ["at the edge", "60 points in"])
private let way = Variable("way", Text("and goes", chinese: "并"), ["inwards", "along the edge"])
private let waits = Variable.flag("waits", Text("`pan.require(toFail: edge)`", chinese: "`pan.require(toFail: edge)`"))

extension Experiment {
    /// A pan from the edge of the screen against a pan of the content.
    static let edgePanAgainstContent = Experiment(
        id: "EdgePanAgainstContent",
        title: Text("A pan from the screen's edge against the content's pan", chinese: "屏幕边缘拖动与内容拖动"),
        question: Text(
            "The root view has a screen-edge pan, as a navigation controller has, and the content that fills it a pan of its own. Which of them acts, from where, and does the content's have to wait?",
            chinese: "根视图带有屏幕边缘拖动（如导航控制器），铺满它的内容带有自己的拖动。从哪里开始时谁响应？内容的拖动是否要等待？"),
        answer: Text(
            "Both begin with the same move, and the content, being deeper, wins: the edge pan acts only if the content's waits for it. Away from the edge, or along it, the edge pan fails by itself, and the content's acts either way.",
            chinese: "两者在同一次移动中开始，内容更深，因而获胜：只有内容的拖动等待它，边缘拖动才会响应。离开边缘或沿边缘移动时，边缘拖动自行失败，内容总会响应。"),
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
                Text("From the edge inwards the content's pan wins if nothing is said.", chinese: "从边缘向内：不作规定时内容的拖动获胜。"),
                when: start.is("at the edge") && way.is("inwards") && waits.isOff,
                .all([.happens("pan.action(began)"), .never("edge.action*"), .decided("edge: exclude pan")]),
                explanation: Text(
                    "Of two that recognize in one event the one on the deeper view wins (GE.9).", chinese: "同一事件中识别的两者，更深的视图获胜（GE.9）。")),
            Claim(
                Text("It takes a requirement for the edge pan to win.", chinese: "有失败依赖，边缘拖动才获胜。"),
                when: start.is("at the edge") && way.is("inwards") && waits.isOn,
                .all([.order(["edge.action(began)", "edge.action(ended)"]), .never("pan.action*")]),
                explanation: Text(
                    "The content's pan waits for the edge pan, which recognizes (GE.11).", chinese: "内容的拖动等待边缘拖动，而后者成功（GE.11）。")),
            Claim(
                Text("Away from the edge it fails with the touch-down.", chinese: "离开边缘：落下时即失败。"), when: start.is("60 points in"),
                .all([.decided("edge: state failed"), .never("edge.action*"), .order(["pan.action(began)", "pan.action(ended)"])]),
                explanation: Text(
                    "All its fingers must come down at its edge (GE.22). How wide the edge is Apple does not say; the engine takes 20 points.",
                    chinese: "所有手指都要落在边缘（GE.22）。边缘多宽 Apple 没有说明，引擎取 20 点。")),
            Claim(
                Text("Along the edge it fails too.", chinese: "沿边缘移动也会失败。"), when: start.is("at the edge") && way.is("along the edge"),
                .all([.decided("edge: state failed"), .never("edge.action*")])),
            Claim(
                Text(
                    "Where the edge pan fails the waiting costs nothing: the content acts with the same move.",
                    chinese: "边缘拖动失败时等待没有代价：内容在同一次移动中响应。"),
                when: start.is("60 points in") || way.is("along the edge"), .same(whatever: waits),
                explanation: Text("It fails no later than the pan begins (GE.22).", chinese: "它最迟在拖动开始时就已失败（GE.22）。")),
        ])
}
