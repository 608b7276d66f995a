import EventTrace
import ExperimentKit
import UIKit

private let change = Variable(
    "change", "While the finger is down",
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
        title: "A view hidden, disabled or removed in mid-touch",
        question:
            "`pad` stands in `card`, that in `board`, which has a recognizer `ear`. While a finger is down on `pad`, the view changes; then the finger moves and lifts. What do `pad` and `ear` hear?",
        answer:
            "Hidden, disabled, transparent or moved, the view gets the rest of its touch as if nothing had happened (concluded from the rules; no log of it is known). Removed, alone or with its superview, it is told `touchesCancelled` at once and then nothing; a recognizer further up hears the touch to its end.",
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
                "A view that stays in its window keeps its touch, whatever becomes of it.",
                when: change.isOneOf([
                    "nothing happens", "pad is hidden", "pad is disabled", "pad is transparent", "pad moves away",
                ]),
                .ordering(["pad.touchesBegan", "pad.touchesMoved", "pad.touchesEnded"], among: ["pad.*"]),
                explanation: "The view of a touch is the one of the touch-down (TO.1); moves and ends are not hit-tested (HT.6)."),
            Claim(
                "A view that leaves its window is told that its touch is cancelled.",
                when: change.isOneOf(["pad is removed", "card is removed"]),
                .ordering(["pad.touchesBegan", "pad.touchesCancelled"], among: ["pad.*"]),
                explanation: "Its touches are cancelled as it leaves (TO.10)."),
            Claim(
                "In each case one began is followed by one end.",
                .holds(
                    "one `touchesEnded` or `touchesCancelled` for the view"
                ) {
                    trace in
                    trace.ordering.filter { $0.receiver == "pad" && ($0.call == "touchesEnded" || $0.call == "touchesCancelled") }.count
                        == 1
                },
                explanation:
                    "Every began is followed by exactly one ended or cancelled (TO.4): what a view starts in began it can always undo."),
            Claim(
                "A recognizer further up hears the whole touch in each case.",
                .ordering(["ear.touchesBegan", "ear.touchesMoved", "ear.touchesEnded"], among: ["ear.*"]),
                explanation: "The touch goes on for recognizers of views that are still there, with no view of its own (TO.10)."),
        ])
}
