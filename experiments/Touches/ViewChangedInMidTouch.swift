import EventTrace
import ExperimentKit
import UIKit

private enum Change: String, Choice {
    case nothingHappens = "nothing happens"
    case padIsHidden = "`pad` is hidden"
    case padIsDisabled = "`pad` is disabled"
    case padIsTransparent = "`pad` is transparent"
    case padMovesAway = "`pad` moves away"
    case padIsRemoved = "`pad` is removed"
    case cardIsRemoved = "`card` is removed"
}
private let change = Variable<Change>("change", "During the touch")

/// Hears of touches and never recognizes, so that it changes nothing.
private final class TouchListener: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
}

private let board = Named<UIView>("board")
private let card = Named<UIView>("card")
private let pad = Named<LoggedView>("pad")
private let ear = Named<TouchListener>("ear")
private let endsOnce = holds("one `touchesEnded` or `touchesCancelled` for the view") { trace in
    trace.ordering.filter { $0.receiver == "pad" && ($0.call == "touchesEnded" || $0.call == "touchesCancelled") }.count == 1
}

private let isRemoved = Condition(
    "`pad` or its superview is removed", not: "`pad` stays in its window", change.isOneOf(.padIsRemoved, .cardIsRemoved))

/// What becomes of a touch whose view changes under the finger.
let viewChangedInMidTouch: Experiment = Experiment(
    id: "ViewChangedInMidTouch",
    title: "A view is hidden, disabled or removed during a touch",
    question:
        "`pad` is in `card`, which is in `board`, which has a gesture recognizer `ear`. While a finger is down on `pad`, the view changes; then the finger moves and lifts. What do `pad` and `ear` receive?",
    answer:
        "A view that is hidden, disabled, made transparent or moved gets the rest of its touch as if nothing had happened; this follows from the rules, and no device log of it is known. A view that is removed, alone or with its superview, receives `touchesCancelled` at once and then nothing. A recognizer of a superview that stays in the window receives the touch to its end.",
    remedy:
        "To keep a touch alive, hide its view with `isHidden` and remove the view only when the touch has ended: by the rules the touch goes on; try it on a device. For a drag that moves a view to another superview, or out of a list that reloads, put the recognizer on a superview that stays. If you remove the view, clean up in `touchesCancelled`.",
    symptoms: [
        "touchesEnded not called after removeFromSuperview",
        "drag is lost when its view is removed from the hierarchy",
        "hidden view still gets touchesMoved",
        "setting isUserInteractionEnabled = false during a touch has no effect",
        "recycled or replaced cell view cancels the touch",
    ],
    variables: [change],
    tests: [endsOnce],
    stage: { stage in
        let board = stage.name(UIView(frame: CGRect(x: 20, y: 150, width: 350, height: 500)), board)
        let card = stage.name(UIView(frame: CGRect(x: 25, y: 50, width: 300, height: 300)), card)
        let pad = stage.name(LoggedView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), pad)
        stage.view.addSubview(board)
        board.addSubview(card)
        card.addSubview(pad)
        let ear = stage.name(TouchListener(target: nil, action: nil), ear)
        ear.delaysTouchesEnded = false
        board.addGestureRecognizer(ear)
        let choice = stage[change]
        stage.script.finger(1).down(at: "pad")
        stage.script.wait(0.1)
        stage.script.perform {
            switch choice {
            case .padIsHidden: pad.isHidden = true
            case .padIsDisabled: pad.isUserInteractionEnabled = false
            case .padIsTransparent: pad.alpha = 0
            case .padMovesAway: pad.frame.origin.y += 400
            case .padIsRemoved: pad.removeFromSuperview()
            case .cardIsRemoved: card.removeFromSuperview()
            case .nothingHappens: break
            }
        }
        stage.script.wait(0.1)
        stage.script.finger(1).move(to: .point(x: 120, y: 100, in: pad))
        stage.script.wait(0.1)
        stage.script.finger(1).up()
    },
    outcomes: {
        Outcome("`pad`'s touch is cancelled", not: "`pad`'s touch ends", pad.touchesCancelled)
        Outcome(
            "`ear` receives the touch to its end", not: "`ear` loses the touch",
            constant: "A recognizer further up keeps the touch, whatever happens to the view.", ear.touchesEnded)
    },
    claims: {
        Claim(
            "A view that stays in its window keeps its touch, even if it is hidden, disabled, made transparent or moved.",
            when: !isRemoved,
            explanation: "The view of a touch is that of the touch down; moves and ends are not hit-tested.",
            rules: [.oneFingerOneTouch, .twoPasses], grade: .assumed
        ) {
            only(among: pad.everything) {
                pad.touchesBegan
                pad.touchesMoved
                pad.touchesEnded
            }
        }
        Claim(
            "A view that leaves its window receives `touchesCancelled`.",
            when: isRemoved,
            explanation: "The touches of a view are cancelled when it leaves its window.", rules: [.removedView]
        ) {
            only(among: pad.everything) {
                pad.touchesBegan
                pad.touchesCancelled
            }
        }
        Claim(
            "In each case `touchesBegan` is followed by one end of the touch.",
            endsOnce,
            explanation:
                "Every began is followed by exactly one ended or cancelled: what a view starts in `touchesBegan` it can always undo.",
            rules: [.everyBeganEnds])
        Claim(
            "A recognizer further up receives the whole touch in each case.",
            explanation: "For recognizers of views that are still there, the touch goes on, without a view of its own.",
            rules: [.removedView]
        ) {
            only(among: ear.everything) {
                ear.touchesBegan
                ear.touchesMoved
                ear.touchesEnded
            }
        }
    })
