import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Delegate: String, Choice {
    case none
    case letsItBeginSidewaysOnly = "lets it begin sideways only"
    case allowsBoth = "allows both"
}
private let delegate = Variable<Delegate>("delegate", "The delegate of the row's pan")

private enum Finger: String, Choice {
    case dragsSideways = "drags sideways"
    case dragsUp = "drags up"
    case taps
}
private let finger = Variable<Finger>("finger", "On the row the finger")

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
            let choice = stage[delegate]
            rows.fill = { cell, row in
                guard row.row == 5 else { return }
                let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.name(cell, "row"))
                switch choice {
                case .letsItBeginSidewaysOnly: pan.delegate = stage.name(Sideways(), "sideways")
                case .allowsBoth: pan.delegate = stage.name(AllowingDelegate(), "allows")
                case .none: break
                }
            }
            stage.addTable(UITableView(frame: .list, style: .plain), rows)
        },
        script: { stage in
            let choice = stage[finger]
            let (dx, dy) = choice == .dragsUp ? (0.0, -100.0) : (-100, 0)
            stage.script.play(choice == .taps ? .taps : .drags, x: 200, y: 22, in: "row", by: dx, dy)
        },
        claims: [
            Claim(
                "Without a delegate the table does not scroll from this row.",
                when: delegate == .none && finger != .taps, .all([.happens("pan.action(began)"), .never("delegate.scroll*")]),
                explanation: "Of two that recognize with the same move the deeper wins.", rules: [.deepestLatestWins]),
            Claim(
                "A pan that begins sideways only leaves drags up to the table.",
                when: delegate == .letsItBeginSidewaysOnly && finger == .dragsUp,
                .all([.answer(of: "sideways.gestureRecognizerShouldBegin*", is: "no"), .happens("delegate.scroll*"), .never("pan.action*")]
                ),
                explanation: "A no makes the pan fail.", rules: [.shouldBegin]),
            Claim(
                "Sideways it acts.", when: finger == .dragsSideways,
                .all([.happens("pan.action(began)"), .never("delegate.*")]),
                explanation: "The table fails where it cannot scroll.", rules: [.dragDirection]),
            Claim(
                "A delegate that allows both lets both act.",
                when: delegate == .allowsBoth && finger == .dragsUp,
                .all([.happens("pan.action(began)"), .happens("delegate.scroll*")]),
                explanation: "One delegate's yes is enough.", rules: [.exclusion]),
            Claim("Taps select the row, whatever the delegate.", when: finger == .taps, .ordering(["delegate.didSelectRow([0, 5])"])),
        ])
}
