import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Delegate: String, Choice {
    case none = "no delegate"
    case letsItBeginSidewaysOnly = "a delegate that lets it begin only sideways"
    case allowsBoth = "a delegate that allows both"
}
private let delegate = Variable<Delegate>("delegate", "The row's pan recognizer has")

private enum Finger: String, Choice {
    case dragsSideways = "drags sideways"
    case dragsUp = "drags up"
    case taps
}
private let finger = Variable<Finger>("finger", "On the row, the finger")

/// Lets a pan begin only if it goes sideways.
private final class Sideways: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) > abs(velocity.y)
    }
}

private let delegateObject = Named<LoggedRows>("delegate")
private let pan = Named<UIPanGestureRecognizer>("pan")
private let sideways = Named<Sideways>("sideways")
private let allows = Named<AllowingDelegate>("allows")

/// A pan on a cell.
let swipeableRow: Experiment = Experiment(
    id: "SwipeableRow",
    title: "Pan gesture on a table row: the table no longer scrolls",
    question:
        "A cell has a pan recognizer, so that it can be swiped aside. Does the table still scroll when a finger drags up from that row, and does a tap still select the row?",
    answer:
        "Without a delegate the pan recognizer takes drags in every direction, and the table does not scroll from that row. A delegate that lets it begin only sideways leaves vertical drags to the table; one that allows both lets the pan recognizer and the table recognize together. A tap selects the row in every case.",
    remedy:
        "Give the pan recognizer a delegate whose `gestureRecognizerShouldBegin(_:)` returns `true` only if the velocity is more horizontal than vertical. If the cell itself is the delegate, decide so for this recognizer only and return `super`'s answer for all others: UIKit asks the method of the touched view about recognizers of superviews too. For plain buttons at the side of a row, `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` needs no recognizer.",
    symptoms: [
        "table view does not scroll after adding a pan gesture to a cell",
        "custom swipe to delete in a cell blocks vertical scrolling",
        "UIPanGestureRecognizer in UITableViewCell conflicts with scrolling",
        "pan gesture horizontal only, let the table scroll vertically",
        "swipeable row, swipe cell left and right",
    ],
    variables: [delegate, finger],
    stage: { stage in
        let rows = LoggedRows()
        let choice = stage[delegate]
        rows.fill = { cell, row in
            guard row.row == 5 else { return }
            let pan = stage.add(UIPanGestureRecognizer(), pan, to: stage.name(cell, "row"))
            switch choice {
            case .letsItBeginSidewaysOnly: pan.delegate = stage.name(Sideways(), sideways)
            case .allowsBoth: pan.delegate = stage.name(AllowingDelegate(), allows)
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
    outcomes: {
        Outcome("the pan gesture is recognized", not: "the pan gesture is not recognized", pan.action(.began))
        Outcome("the table scrolls", not: "the table does not scroll", delegateObject.scrollViewWillBeginDragging)
        Outcome("the row is selected", not: "no row is selected", delegateObject.didSelectRow)
    },
    claims: {
        Claim(
            "Without a delegate of the pan recognizer, the table does not scroll from this row.",
            when: delegate == .none && finger != .taps,
            explanation: "If two recognizers recognize with the same move, the one on the deeper view wins.", rules: [.deepestLatestWins]
        ) {
            pan.action(.began).happens
            delegateObject.call("scroll*").never
        }
        Claim(
            "If the pan can begin only sideways, a drag up scrolls the table.",
            when: delegate == .letsItBeginSidewaysOnly && finger == .dragsUp,
            explanation: "If `gestureRecognizerShouldBegin(_:)` returns `false`, the pan recognizer fails.", rules: [.shouldBegin]
        ) {
            sideways.gestureRecognizerShouldBegin.returns(false)
            delegateObject.call("scroll*").happens
            pan.action.never
        }
        Claim(
            "A sideways drag goes to the pan recognizer, whatever its delegate.", when: finger == .dragsSideways,
            explanation: "The table's pan recognizer fails where the table cannot scroll.", rules: [.dragDirection]
        ) {
            pan.action(.began).happens
            delegateObject.everything.never
        }
        Claim(
            "If the delegate allows both, a drag up is recognized as a pan and scrolls the table.",
            when: delegate == .allowsBoth && finger == .dragsUp,
            explanation:
                "It is enough if the delegate of either recognizer returns `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.",
            rules: [.exclusion]
        ) {
            pan.action(.began).happens
            delegateObject.call("scroll*").happens
        }
        Claim(
            "A tap selects the row, whatever the delegate of the pan recognizer.", when: finger == .taps
        ) {
            only { delegateObject.didSelectRow("[0, 5]") }
        }
    })
