import EventTrace
import ExperimentKit
import UIKit

private let how = Variable(
    "animation", Text("The view is moved by", chinese: "视图如何移动"),
    ["UIView.animate", "allowing interaction", "property animator", "manual hit-testing"])
private let place = Variable(
    "finger", Text("In the middle of the way the finger taps", chinese: "移动到一半时手指点击"), ["the start", "where it is seen", "the end"])

extension Experiment {
    /// Whether a view can be tapped while it moves, and where.
    static let animatedViews = Experiment(
        id: "AnimatedViews",
        title: Text("Tapping a view that is being animated", chinese: "点击正在做动画的视图"),
        question: Text(
            "`pad` glides to the right over `ground`. Half-way, a finger taps where it set out, where it is seen, or where it will arrive. Who gets the touch, with each way to animate?",
            chinese: "`pad` 在 `ground` 上向右滑动。到一半时，手指点击出发处、眼见处或终点处。各种动画方式下，触摸归谁？"),
        answer: Text(
            "With `UIView.animate` nobody hits the moving view, wherever one taps. With `.allowUserInteraction` it is hit at its end, where nobody sees it yet. With a `UIViewPropertyAnimator` it is hit where it is seen, and with `isManualHitTestingEnabled` at its end again.",
            chinese:
                "用 `UIView.animate`，无论点哪里都命中不到移动中的视图。加 `.allowUserInteraction`，命中的是它的终点，尽管还看不到它。用 `UIViewPropertyAnimator`，眼见之处即可命中；再开 `isManualHitTestingEnabled`，又回到终点。"
        ),
        variables: [how, place],
        stage: { stage in
            let ground = stage.name(BeganPad(frame: CGRect(x: 0, y: 200, width: 390, height: 300)), "ground")
            let pad = stage.name(BeganPad(frame: CGRect(x: 20, y: 100, width: 100, height: 100)), "pad")
            stage.view.addSubview(ground)
            ground.addSubview(pad)
            let choice = stage.choice(how)
            let move = { [unowned(unsafe) pad] in pad.frame.origin.x = 270 }
            stage.script.perform { [unowned(unsafe) stage] in
                switch choice {
                case "UIView.animate": UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: move)
                case "allowing interaction":
                    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: move)
                default:
                    let animator = stage.keep(UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move))
                    animator.isManualHitTestingEnabled = choice == "manual hit-testing"
                    animator.startAnimation()
                }
            }
            stage.script.wait(0.5)
            let places: [String: Double] = ["the start": 70, "where it is seen": 195]
            stage.script.tap(.point(x: places[stage.choice(place)] ?? 320, y: 150, in: ground))
        },
        claims: [
            Claim(
                Text("A view that `UIView.animate` moves is not hit anywhere.", chinese: "`UIView.animate` 移动的视图在哪里都命中不到。"),
                when: how.is("UIView.animate"), .all([.ordering(["ground.touchesBegan"]), .decided("pad: skip animating")]),
                explanation: Text(
                    "A view that is being animated without `.allowUserInteraction` is not hit (HT.9).",
                    chinese: "没有 `.allowUserInteraction` 的动画视图不会被命中（HT.9）。")),
            Claim(
                Text("Where interaction is allowed, the moving view is hit where it is seen.", chinese: "允许交互时，移动中的视图在眼见之处被命中。"),
                when: how.is("allowing interaction") && place.is("where it is seen"), .happens("pad.touchesBegan"),
                knownRefutation: Text(
                    "Its frame is the last one from the beginning; what is seen is only a copy on the screen. It is hit at the end (HT.10).",
                    chinese: "动画一开始，它的 frame 就是终值；眼前所见只是屏幕上的副本。命中的是终点（HT.10）。")),
            Claim(
                Text("It is hit at the end of its way.", chinese: "它在终点处被命中。"), when: how.is("allowing interaction") && place.is("the end"),
                .ordering(["pad.touchesBegan"]),
                explanation: Text("The model counts, and that has changed at once (HT.10).", chinese: "以模型为准，而模型立即改变（HT.10）。")),
            Claim(
                Text("A property animator's view is hit where it is seen.", chinese: "属性动画器的视图在眼见之处被命中。"),
                when: how.is("property animator") && place.is("where it is seen"), .ordering(["pad.touchesBegan"]),
                explanation: Text("It looks for the place on the screen by itself (HT.10).", chinese: "它自行按屏幕上的位置判断（HT.10）。")),
            Claim(
                Text("And nowhere else.", chinese: "别处都不行。"), when: how.is("property animator") && place.isNot("where it is seen"),
                .ordering(["ground.touchesBegan"])),
            Claim(
                Text("Manual hit-testing leaves it to the model again.", chinese: "手动命中测试又以模型为准。"),
                when: how.is("manual hit-testing") && place.is("the end"), .ordering(["pad.touchesBegan"]),
                explanation: Text("Then `hitTest` has to ask for the place itself (HT.10).", chinese: "此时要由 `hitTest` 自己判断位置（HT.10）。")),
            Claim(
                Text("No view is hit where it set out.", chinese: "出发处命中不到任何移动的视图。"), when: place.is("the start"),
                .ordering(["ground.touchesBegan"])),
        ])
}
