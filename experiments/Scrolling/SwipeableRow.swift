import EventTrace
import ExperimentKit
import UIKit

private let delegate = Variable("delegate", "The delegate of the row's pan", ["none", "lets it begin sideways only", "allows both"])
private let finger = Variable("finger", "On the row the finger", ["drags sideways", "drags up", "taps"])

/// Lets a pan begin only if it goes sideways.
private final class Sideways: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) > abs(velocity.y)
    }
}

extension Experiment {
    /// A pan on a cell.
    static let swipeableRow = Experiment(
        id: "SwipeableRow",
        title: "A pan on a table's row: why the table no longer scrolls",
        question:
            "A cell has a pan recognizer, to be swiped aside. Does the table still scroll when a finger drags up from that row, and is the row still selected by a tap?",
        answer:
            "Without a delegate the pan takes drags in every direction and the table does not scroll from that row. A delegate that lets it begin sideways only gives each direction to its own; one that allows both lets pan and table act together. Taps select in every case.",
        variables: [delegate, finger],
        stage: { stage in
            let rows = FilledRows()
            let choice = stage.choice(delegate)
            rows.fill = { [unowned(unsafe) stage] cell, row in
                guard row.row == 5 else { return }
                let pan = stage.put(UIPanGestureRecognizer(), "pan", on: stage.name(cell, "row"))
                switch choice {
                case "lets it begin sideways only": pan.delegate = stage.name(Sideways(), "sideways")
                case "allows both": pan.delegate = stage.name(AllowingDelegate(), "allows")
                default: break
                }
            }
            stage.addTable({ UITableView(frame: $0, style: .plain) }, rows)
        },
        script: { stage in
            let choice = stage.choice(finger)
            let (dx, dy) = choice == "drags up" ? (0.0, -100.0) : (-100, 0)
            stage.script.play(choice == "taps" ? "taps" : "drags", x: 200, y: 22, in: "row", by: dx, dy)
        },
        claims: [
            Claim(
                "Without a delegate the table does not scroll from this row.",
                when: delegate.is("none") && finger.isNot("taps"), .all([.happens("pan.action(began)"), .never("delegate.scroll*")]),
                explanation: "Of two that recognize with the same move the deeper wins (GE.9)."),
            Claim(
                "A pan that begins sideways only leaves drags up to the table.",
                when: delegate.is("lets it begin sideways only") && finger.is("drags up"),
                .all([.answer(of: "sideways.gestureRecognizerShouldBegin*", is: "no"), .happens("delegate.scroll*"), .never("pan.action*")]
                ),
                explanation: "A no makes the pan fail (GE.12)."),
            Claim(
                "Sideways it acts.", when: finger.is("drags sideways"),
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "The table fails where it cannot scroll (SC.5, assumed)."),
            Claim(
                "A delegate that allows both lets both act.",
                when: delegate.is("allows both") && finger.is("drags up"),
                .all([.happens("pan.action(began)"), .happens("delegate.scroll*")]),
                explanation: "One delegate's yes is enough (GE.8)."),
            Claim("Taps select the row, whatever the delegate.", when: finger.is("taps"), .ordering(["delegate.didSelectRow([0, 5])"])),
        ])
}
