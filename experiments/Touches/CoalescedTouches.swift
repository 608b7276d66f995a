import EventTrace
import ExperimentKit
import UIKit

private let samples = Variable("samples", Text("The glass samples the finger, per frame", chinese: "屏幕每帧采样"), [1, 2, 4])

/// Draws twice: from the touches it is given, and from the coalesced ones.
private final class Canvas: UIView {
    private var given = 0
    private var coalesced = 0
    var say: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches, event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        say("points drawn: \(given) given, \(coalesced) coalesced")
    }

    private func draw(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, let event else { return }
        let own = event.coalescedTouches(for: touch) ?? []
        let guesses = event.predictedTouches(for: touch) ?? []
        given += 1
        coalesced += own.count
        say("\(own.count) coalesced, \(guesses.count) predicted")
        if own.last?.location(in: self) != touch.location(in: self) { say("the last one is elsewhere") }
        for guess in guesses where guess.timestamp <= touch.timestamp || guess.phase != touch.phase {
            say("a guess of another phase or time")
        }
    }
}

extension Experiment {
    /// More samples than calls.
    static let coalescedTouches = Experiment(
        id: "CoalescedTouches",
        title: Text("Coalesced and predicted touches", chinese: "合并的触摸与预测的触摸"),
        question: Text(
            "A finger draws for three frames on a canvas that asks for coalesced and predicted touches in each call. How many calls come, and how many points are there to draw?",
            chinese: "手指在画布上划过三帧，画布每次被调用时都询问合并触摸与预测触摸。会有几次调用，有多少个点可画？"),
        answer: Text(
            "One call for each frame, however often the glass samples. The other samples are in `coalescedTouches(for:)`, the last of them being the touch itself. Predicted touches come while the finger moves, and bring no calls.",
            chinese: "无论采样多密，每帧只有一次调用。其余采样在 `coalescedTouches(for:)` 中，最后一个就是触摸本身。预测触摸在移动时给出，不产生调用。"),
        variables: [samples],
        stage: { stage in
            let canvas = stage.name(Canvas(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), "canvas")
            canvas.say = { [unowned(unsafe) stage] in stage.mark($0) }
            stage.view.addSubview(canvas)
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 50, y: 100, in: "canvas"))
            stage.script.wait(0.05)
            finger.move(to: .point(x: 250, y: 100, in: "canvas"), over: 0.05, samplesPerFrame: Int(stage.number(samples)))
            stage.script.wait(0.05)
            finger.up()
        },
        claims: [
            Claim(
                Text("More samples bring no more calls.", chinese: "采样更密，调用次数不变。"),
                .all([.exactly(3, "canvas.touchesMoved"), .same(whatever: samples, among: ["canvas.*"])])),
            Claim(
                Text("One sample a frame: the touch is its own only coalesced touch.", chinese: "每帧一个采样：触摸自己就是唯一的合并触摸。"),
                when: samples.is(1), .exactly(3, "1 coalesced, 2 predicted"),
                explanation: Text("Coalesced touches include the delivered one (TO.8).", chinese: "合并触摸包含被投递的那个（TO.8）。")),
            Claim(
                Text("Four samples a frame: four coalesced touches in each call.", chinese: "每帧四个采样：每次调用有四个合并触摸。"),
                when: samples.is(4), .all([.exactly(3, "4 coalesced, 2 predicted"), .happens("points drawn: 4 given, 13 coalesced")]),
                explanation: Text("What is not delivered is coalesced (TO.8).", chinese: "未单独投递的都被合并（TO.8）。")),
            Claim(
                Text("The last coalesced touch is where the touch is.", chinese: "最后一个合并触摸的位置就是触摸的位置。"),
                .never("the last one is elsewhere"),
                explanation: Text(
                    "Draw from the coalesced touches or from the touch, not from both (TO.8).", chinese: "要么画合并触摸，要么画触摸本身，不要都画（TO.8）。")),
            Claim(
                Text(
                    "Predicted touches are later ones of the same phase, and nobody is called for them.",
                    chinese: "预测触摸时间更晚、阶段相同，且不会为它们调用任何人。"),
                .all([.never("a guess of another phase or time"), .exactly(3, "canvas.touchesMoved")]),
                explanation: Text("They are guesses and come with no change of phase (TO.8).", chinese: "它们只是猜测，不带来阶段变化（TO.8）。")),
            Claim(
                Text("A finger that has not moved yet has no future.", chinese: "还没有移动的手指没有预测。"), .exactly(1, "1 coalesced, 0 predicted"),
                explanation: Text(
                    "How far ahead UIKit guesses is its own secret; the engine guesses two frames, from the last one.",
                    chinese: "UIKit 预测多远并未公开；引擎按上一帧推测两帧。")),
        ])
}
