import EventTrace
import ExperimentKit
import UIKit

private let choice = Variable(
    "choice", Text("The tap", chinese: "点按"), ["as UIKit has it", "delays began", "does not cancel", "takes it at the landing"])
private let gesture = Variable("finger", Text("The finger", chinese: "手指"), ["taps", "drags", "holds 2 s"])

/// Recognizes with the landing, as a re-implementation does.
private final class LandingTap: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

extension Experiment {
    /// What a view gets under a tap recognizer.
    static let viewUnderATap = Experiment(
        id: "ViewUnderATap",
        title: Text("Disagreement: what the view under a tap recognizer receives", chinese: "分歧：点按手势之下的视图收到什么"),
        question: Text(
            "Re-implementations give the view nothing until the tap has failed, all of it, or nothing but a cancelled touch. What does UIKit's view get of a tap, of a drag, and of a long hold, and by which settings does it get what others would give it?",
            chinese: "各种重新实现让视图在点按失败前什么也收不到、全部收到，或只收到被取消的触摸。UIKit 的视图从点击、拖动与久按中收到什么？用哪些设置可得到其他做法的结果？"),
        answer: Text(
            "Of a tap it gets began, then cancelled, after the action. Of a drag or a long hold, which fail the tap, it gets everything. Nothing at all, or a proper end, comes only with the settings for it.",
            chinese: "点击：began，然后在 action 之后 cancelled。拖动或久按会使点按失败：全部收到。什么也收不到，或正常结束，都须专门设置。"),
        observations: ["tap-on-gray-defaults", "vc-tap-timestamps"],
        variables: [choice, gesture],
        excluding: Exclusion(
            choice.is("takes it at the landing") && gesture.isNot("taps"),
            because: Text("After the landing all is the same.", chinese: "落下之后都一样。")),
        stage: { stage in
            let pad = stage.add({ TouchPad(frame: $0) }, "pad")
            let tap: UIGestureRecognizer =
                stage.choice(choice) == "takes it at the landing" ? LandingTap() : UITapGestureRecognizer()
            tap.delaysTouchesBegan = stage.choice(choice) == "delays began"
            tap.cancelsTouchesInView = stage.choice(choice) != "does not cancel"
            stage.put(tap, "tap", on: pad)
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 20, y: 100, in: "pad"))
            stage.script.wait(stage.choice(gesture) == "holds 2 s" ? 2 : 0.1)
            if stage.choice(gesture) == "drags" { finger.move(to: .point(x: 120, y: 100, in: "pad"), over: 0.03) }
            finger.up()
        },
        claims: [
            Claim(
                Text("Of a tap the view gets began, and cancelled after the action.", chinese: "点击：视图收到 began，并在 action 之后收到 cancelled。"),
                when: choice.is("as UIKit has it") && gesture.is("taps"),
                .ordering(["pad.touchesBegan", "tap.action(ended)", "pad.touchesCancelled"]),
                explanation: Text(
                    "So say printed logs (tap-on-parent-child-touches, tap-gr-order-with-recognizer-touches) and a talk of 2017 (GE.5).",
                    chinese: "公开日志（tap-on-parent-child-touches、tap-gr-order-with-recognizer-touches）与 2017 年的讲座都如此（GE.5）。")),
            Claim(
                Text("The view gets nothing until the tap has failed.", chinese: "点按失败之前视图什么也收不到。"),
                when: choice.is("as UIKit has it") && gesture.is("taps"), .never("pad.*"),
                knownRefutation: Text(
                    "That is so with `delaysTouchesBegan`, which is off by default: began goes to the view at once (tap-delaysTouchesBegan-yes has the log of the other setting).",
                    chinese: "只有打开 `delaysTouchesBegan` 才如此，而它默认关闭：began 立即送达（tap-delaysTouchesBegan-yes 是打开时的日志）。")),
            Claim(
                Text("The view gets its proper end beside the tap.", chinese: "点按响应的同时视图正常结束。"),
                when: choice.is("as UIKit has it") && gesture.is("taps"), .happens("pad.touchesEnded"),
                knownRefutation: Text(
                    "Only with `cancelsTouchesInView` off (tap-cancelsTouches-no-csf has that log).",
                    chinese: "只有关闭 `cancelsTouchesInView` 才如此（见日志 tap-cancelsTouches-no-csf）。")),
            Claim(
                Text("The view is cancelled, or shut out, with the landing.", chinese: "手指落下时视图就被取消或隔离。"),
                when: choice.is("as UIKit has it") && gesture.is("taps"), .order(["pad.touchesCancelled", "tap.action(ended)"]),
                knownRefutation: Text(
                    "flowkey's UIKit begins its tap at the landing and marks the touch as cancelled there. UIKit's tap recognizes with the lift, and the view has its touch until then.",
                    chinese: "flowkey 的 UIKit 在落下时就开始点按并把触摸标为取消。UIKit 的点按在抬起时才识别，此前触摸一直属于视图。")),
            Claim(
                Text(
                    "A recognizer that does recognize with the landing leaves the view nothing, not even cancelled.",
                    chinese: "确在落下时识别的手势，让视图什么也收不到，连 cancelled 也没有。"),
                when: choice.is("takes it at the landing"), .all([.happens("tap.action(ended)"), .never("pad.*")])),
            Claim(
                Text("A drag or a long hold fails the tap, and the view gets its end.", chinese: "拖动或久按使点按失败，视图得到 ended。"),
                when: gesture.isNot("taps"), .all([.never("tap.action*"), .happens("pad.touchesEnded"), .never("pad.touchesCancelled")]),
                explanation: Text(
                    "A touch that a failed recognizer no longer gets still reaches the view (GE.16).", chinese: "失败手势不再收到的触摸仍送达视图（GE.16）。")),
            Claim(
                Text("Delayed, a failed tap hands began over late, and at most one move.", chinese: "延迟时，点按失败后才补发 began，以及至多一次移动。"),
                when: choice.is("delays began") && gesture.isNot("taps"), .exactly(1, "pad.touchesBegan"),
                explanation: Text("As a talk of 2010 describes (GE.6).", chinese: "如 2010 年的讲座所述（GE.6）。")),
        ])
}
