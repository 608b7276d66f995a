import EventTrace
import ExperimentKit
import UIKit

private let change = Variable(
    "change", Text("While the finger is down", chinese: "手指按住期间"),
    [
        "nothing happens", "pad is hidden", "pad is disabled", "pad is transparent", "pad moves away", "pad is removed", "card is removed",
    ])

/// Hears of touches and never recognizes, so that it changes nothing.
private final class TouchListener: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
}

extension Experiment {
    /// What becomes of a touch whose view changes under the finger.
    static let viewChangedInMidTouch = Experiment(
        id: "ViewChangedInMidTouch",
        title: Text("A view hidden, disabled or removed in mid-touch", chinese: "触摸中途视图被隐藏、禁用或移除"),
        question: Text(
            "`pad` stands in `card`, that in `board`, which has a recognizer `ear`. While a finger is down on `pad`, the view changes; then the finger moves and lifts. What do `pad` and `ear` hear?",
            chinese: "`pad` 在 `card` 中，`card` 在带有手势 `ear` 的 `board` 中。手指按住 `pad` 时视图发生变化，之后手指移动并抬起。`pad` 与 `ear` 各收到什么？"),
        answer: Text(
            "Hidden, disabled, transparent or moved, the view gets the rest of its touch as if nothing had happened (concluded from the rules; no log of it is known). Removed, alone or with its superview, it is told `touchesCancelled` at once and then nothing; a recognizer further up hears the touch to its end.",
            chinese: "被隐藏、禁用、变透明或移走时，视图照常收到触摸的剩余部分（由规则推出，尚无日志）。被移除（单独或随父视图）时，立即收到 `touchesCancelled`，此后再无消息；更上层的手势仍一直收到触摸，直到结束。"),
        variables: [change],
        stage: { stage in
            let board = stage.name(UIView(frame: CGRect(x: 20, y: 150, width: 350, height: 500)), "board")
            let card = stage.name(UIView(frame: CGRect(x: 25, y: 50, width: 300, height: 300)), "card")
            let pad = stage.name(TouchPad(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), "pad")
            stage.view.addSubview(board)
            board.addSubview(card)
            card.addSubview(pad)
            let ear = stage.name(TouchListener(target: nil, action: nil), "ear")
            ear.delaysTouchesEnded = false
            board.addGestureRecognizer(ear)
            let choice = stage.choice(change)
            stage.script.finger(1).down(at: "pad")
            stage.script.wait(0.1)
            stage.script.perform {
                switch choice {
                case "pad is hidden": pad.isHidden = true
                case "pad is disabled": pad.isUserInteractionEnabled = false
                case "pad is transparent": pad.alpha = 0
                case "pad moves away": pad.frame.origin.y += 400
                case "pad is removed": pad.removeFromSuperview()
                case "card is removed": card.removeFromSuperview()
                default: break
                }
            }
            stage.script.wait(0.1)
            stage.script.finger(1).move(to: .point(x: 120, y: 100, in: "pad"))
            stage.script.wait(0.1)
            stage.script.finger(1).up()
        },
        claims: [
            Claim(
                Text("A view that stays in its window keeps its touch, whatever becomes of it.", chinese: "只要视图还在窗口里，无论怎样都保有触摸。"),
                when: change.isOneOf([
                    "nothing happens", "pad is hidden", "pad is disabled", "pad is transparent", "pad moves away",
                ]),
                .ordering(["pad.touchesBegan", "pad.touchesMoved", "pad.touchesEnded"], among: ["pad.*"]),
                explanation: Text(
                    "The view of a touch is the one of the touch-down (TO.1); moves and ends are not hit-tested (HT.6).",
                    chinese: "触摸的视图就是落下时的视图（TO.1）；移动与抬起不再做命中测试（HT.6）。")),
            Claim(
                Text("A view that leaves its window is told that its touch is cancelled.", chinese: "离开窗口的视图会被告知触摸已取消。"),
                when: change.isOneOf(["pad is removed", "card is removed"]),
                .ordering(["pad.touchesBegan", "pad.touchesCancelled"], among: ["pad.*"]),
                explanation: Text("Its touches are cancelled as it leaves (TO.10).", chinese: "离开时其触摸被取消（TO.10）。")),
            Claim(
                Text("In each case one began is followed by one end.", chinese: "无论哪种情况，一次开始恰好对应一次结束。"),
                .holds(
                    Text("one `touchesEnded` or `touchesCancelled` for the view", chinese: "视图恰好收到一次 `touchesEnded` 或 `touchesCancelled`")
                ) {
                    trace in
                    trace.ordering.filter { $0.receiver == "pad" && ($0.call == "touchesEnded" || $0.call == "touchesCancelled") }.count
                        == 1
                },
                explanation: Text(
                    "Every began is followed by exactly one ended or cancelled (TO.4): what a view starts in began it can always undo.",
                    chinese: "每次 began 之后恰有一次 ended 或 cancelled（TO.4）：在 began 中开始的，总有机会收尾。")),
            Claim(
                Text("A recognizer further up hears the whole touch in each case.", chinese: "更上层的手势始终收到完整的触摸。"),
                .ordering(["ear.touchesBegan", "ear.touchesMoved", "ear.touchesEnded"], among: ["ear.*"]),
                explanation: Text(
                    "The touch goes on for recognizers of views that are still there, with no view of its own (TO.10).",
                    chinese: "对仍在窗口中的视图的手势，触摸继续，只是不再有自己的视图（TO.10）。")),
        ])
}
