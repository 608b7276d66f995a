import EventTrace
import ExperimentKit
import UIKit

private enum Keys: String, Choice {
    case buttons = "buttons"
    case views = "plain views with touch methods"
    case followed = "buttons without interaction; their superview follows the finger"
}
private let keys = Variable<Keys>("keys", "The keys are")

/// Finds the key below the finger by the frames of its subviews, and prints each that the finger comes to.
private final class Board: UIView {
    var mark: (String) -> Void = { _ in }
    private var played: Int?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { played = nil }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { played = nil }

    private func follow(_ touches: Set<UITouch>) {
        guard let place = touches.first?.location(in: self), let key = subviews.firstIndex(where: { $0.frame.contains(place) }),
            key != played
        else { return }
        played = key
        mark("plays key_\(key + 1)")
    }
}

private let board = Named<Board>("board")
private let first = Named<UIButton>("key_1")
private let second = Named<UIButton>("key_2")
private let last = Named<UIButton>("key_4")
private let firstView = Named<LoggedView>("key_1")
private let secondView = Named<LoggedView>("key_2")
private let lastView = Named<LoggedView>("key_4")
private let away = Mark("over key_2")
private let far = Mark("over key_4")
private let plays = Mark("plays key_4")

/// A finger that slides from key to key, as on a piano.
let slideOverKeys: Experiment = Experiment(
    id: "SlideOverKeys",
    title: "A finger slides from one button onto the next: only the first one acts",
    question:
        "Four keys stand side by side, 60 points wide. A finger lands on the first one, slides to the second and to the last, and lifts there. Which keys receive anything?",
    answer:
        "Only the first one: a touch belongs to the view that it landed on until it ends. Over the next key the finger still counts as inside the first button, which reaches about 70 points beyond its edge; farther away the first one sends `touchDragExit` and, at the lift, `touchUpOutside`. The other keys receive nothing: `touchDragEnter` means that the finger comes back into the same control.",
    remedy:
        "Set `isUserInteractionEnabled = false` on the keys, override the four touch methods of their superview, and at touch down and at each move find the key whose `frame` contains `location(in:)`. Such a key sends no actions and does not highlight itself: play the key and set `isHighlighted` in your own code, and release the last key at `touchesEnded` and `touchesCancelled`. For several fingers set `isMultipleTouchEnabled` on the superview and remember a key for each touch.",
    symptoms: [
        "touchDragEnter of the next button never comes",
        "several buttons pressed with one sliding finger",
        "swipe over a keypad without lifting the finger",
        "touchesMoved of the second view is not called",
    ],
    variables: [keys],
    stage: { stage in
        let board = stage.add(Board(), board, at: CGRect(x: 75, y: 300, width: 240, height: 120))
        board.mark = { stage.mark($0) }
        for number in 0..<4 {
            let frame = CGRect(x: 60 * number, y: 0, width: 60, height: 120)
            if stage[keys] == .views {
                stage.add(LoggedView(), Named<LoggedView>("key_\(number + 1)"), at: frame, in: board)
            } else {
                let key = stage.add(UIButton(), Named<UIButton>("key_\(number + 1)"), at: frame, in: board)
                stage.addTargets(
                    to: key, for: [.touchDown, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside])
                key.isUserInteractionEnabled = stage[keys] == .buttons
            }
        }
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 30, y: 60, in: board))
        stage.script.wait(0.1)
        finger.move(to: .point(x: 90, y: 60, in: board))
        stage.script.mark(away)
        stage.script.wait(0.1)
        finger.move(to: .point(x: 210, y: 60, in: board))
        stage.script.mark(far)
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("the last key plays", not: "the last key does not play", plays.written)
    },
    claims: {
        Claim(
            "Of the buttons only the first one sends events, `touchUpOutside` last.", when: keys == .buttons,
            explanation: "A control tracks the touch that landed on it, wherever the finger goes."
        ) {
            only(among: first.everything, second.everything, last.everything, away.written, far.written) {
                first.action(.touchDown)
                away.written
                first.action(.touchDragExit)
                far.written
                first.action(.touchUpOutside)
            }
        }
        Claim(
            "Of the plain views only the first one receives touch methods.", when: keys == .views,
            explanation: "Apple documents that the view of a touch stays the same even if the finger leaves the view."
        ) {
            firstView.touchesBegan
            firstView.touchesMoved
            firstView.touchesEnded
            secondView.everything.never
            lastView.everything.never
        }
        Claim(
            "If the superview follows the finger, each key that the finger reaches plays.", when: keys == .followed,
            explanation: "Hit-testing skips keys without interaction, so that the superview receives the touch."
        ) {
            TokenPattern("plays key_1")
            TokenPattern("plays key_2")
            plays.written
        }
    })
