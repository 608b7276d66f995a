import EventTrace
import ExperimentKit
import UIKit

private let tool = Variable("tool", Text("Drawn with", chinese: "用什么画"), ["pencil", "finger"])
private let better = Variable(
    "betterValues", Text("Better values come", chinese: "更准确的数值到来"), ["never", "while it draws", "after the lift"])

/// Says what it knows of the force of each sample.
private final class PencilCanvas: UIView {
    private var number = 0
    private var expected: [(index: Int, sample: Int)] = []
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches {
            guard let index = touch.estimationUpdateIndex?.intValue, let sample = expected.first(where: { $0.index == index }) else {
                say("a sample it does not know")
                continue
            }
            say("sample \(sample.sample) has force \(Int(touch.force)) now")
        }
    }

    private func draw(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        number += 1
        guard let index = touch.estimationUpdateIndex?.intValue else { return say("sample \(number) is final") }
        expected.append((index, number))
        say("sample \(number) is an estimate")
    }
}

extension Experiment {
    /// A pencil's force comes late.
    static let pencilEstimates = Experiment(
        id: "PencilEstimates",
        title: Text("A pencil's estimates, and the better values that follow", chinese: "Pencil 的估计值与随后的更准值"),
        question: Text(
            "A pencil draws two samples whose force is an estimate. When do better values come, and how does the view know whose they are?",
            chinese: "Pencil 画下两个采样，其压力只是估计值。更准的数值何时到来，视图怎样知道属于哪个采样？"),
        answer: Text(
            "Through `touchesEstimatedPropertiesUpdated`, one call for each sample, while it draws or after the lift. `estimationUpdateIndex` says which sample is meant; without it, as for a finger, the sample is final.",
            chinese: "通过 `touchesEstimatedPropertiesUpdated`，每个采样一次调用，可能在绘制中，也可能在抬起之后。`estimationUpdateIndex` 指明属于哪个采样；没有它（如手指），采样即为最终值。"),
        variables: [tool, better],
        excluding: Exclusion(
            tool.is("finger") && better.isNot("never"), because: Text("A finger has no estimates.", chinese: "手指没有估计值。")),
        stage: { stage in
            let canvas = stage.name(PencilCanvas(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "canvas")
            canvas.say = { [unowned(unsafe) stage] in stage.mark($0) }
            stage.view.addSubview(canvas)
            let hand = stage.script.finger(1)
            hand.down(at: .point(x: 50, y: 100, in: "canvas"), with: stage.choice(tool) == "pencil" ? .pencil : .finger)
            stage.script.wait(0.05)
            if stage.choice(better) == "while it draws" { hand.refine(force: 2) }
            stage.script.wait(0.05)
            hand.move(to: .point(x: 150, y: 100, in: "canvas"))
            stage.script.wait(0.05)
            if stage.choice(better) == "while it draws" { hand.refine(force: 3) }
            stage.script.wait(0.05)
            hand.up()
            guard stage.choice(better) == "after the lift" else { return }
            for force in [2.0, 3] {
                stage.script.wait(0.05)
                hand.refine(force: force)
            }
        },
        claims: [
            Claim(
                Text("A pencil announces that better values will come.", chinese: "Pencil 会预告将有更准的数值。"), when: tool.is("pencil"),
                .all([.nested("sample 1 is an estimate", in: "canvas.touchesBegan"), .happens("sample 2 is an estimate")]),
                explanation: Text(
                    "Such a touch has an `estimationUpdateIndex` (TO.12).", chinese: "这样的触摸带有 `estimationUpdateIndex`（TO.12）。")),
            Claim(
                Text("A finger's samples are final.", chinese: "手指的采样即为最终值。"), when: tool.is("finger"),
                .all([.happens("sample 1 is final"), .never("canvas.touchesEstimatedPropertiesUpdated")])),
            Claim(
                Text("Each better value comes in a call of its own, and the index tells its sample.", chinese: "每个更准的数值单独调用一次，由索引对应采样。"),
                when: better.isNot("never"),
                .all([
                    .exactly(2, "canvas.touchesEstimatedPropertiesUpdated"),
                    .order(["sample 1 has force 2 now", "sample 2 has force 3 now"]),
                ]),
                explanation: Text(
                    "Values come under the number that the touch has announced (TO.12).", chinese: "数值按触摸预告的编号到来（TO.12）。")),
            Claim(
                Text("They can come when the touch is over.", chinese: "它们可能在触摸结束之后才到。"), when: better.is("after the lift"),
                .order(["canvas.touchesEnded", "sample 1 has force 2 now"]),
                explanation: Text("So a view keeps the samples it has drawn (TO.12).", chinese: "因此视图要保留已画的采样（TO.12）。")),
        ])
}
