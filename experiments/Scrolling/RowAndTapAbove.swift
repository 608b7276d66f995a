import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Tap: String, Choice {
    case asItComes = "a tap recognizer with its defaults"
    case cancelsTouchesInViewOff = "a tap recognizer with `cancelsTouchesInView` off"
    case delegateRefuses = "a tap recognizer whose delegate refuses touches of the table"
    case none = "no tap recognizer"
}
private let tap = Variable<Tap>("tap", "The superview has")
private let hold = Variable<Double>(
    "hold", "Seconds for which the finger stays down", clause: "the finger stays down for {value} s", [0.08, 0.3, 1])

/// Refuses every touch that began in the table.
private final class Refusing: UIGestureRecognizerDelegate {
    let list: UIView

    init(_ list: UIView) { self.list = list }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: list) == false
    }
}

private let takesTheTouch = Condition(
    "the tap recognizer takes the touch", not: "the table keeps the touch", tap == .asItComes && hold != 1)

private let tapRecognizer = Named<UITapGestureRecognizer>("tap")
private let refuses = Named<Refusing>("refuses")
private let list = Named<ProbeTable>("list")
private let delegate = Named<RowsDelegate>("delegate")

private let isLeftAlone = Condition(
    "no tap recognizer receives the touch", not: "the tap recognizer receives the touch", tap.isOneOf(.delegateRefuses, .none))

/// Why a row is not selected under a tap recognizer.
let rowAndTapAbove: Experiment = Experiment(
    id: "RowAndTapAbove",
    title: "Tap gesture on a table's superview: is the row selected?",
    question:
        "The superview of a table has a tap recognizer, say to dismiss the keyboard. Does a tap on a row still select it, and which of the usual remedies helps?",
    answer:
        "Not by default: the tap gesture takes the touch and no row is selected; only a press that is too long for a tap selects one. With `cancelsTouchesInView` off, both happen; with a delegate that refuses touches of the table, only the row is selected.",
    remedy:
        "To keep both: `tap.cancelsTouchesInView = false`. To keep only the row: set the tap's delegate, and return `false` from `gestureRecognizer(_:shouldReceive:)` if `touch.view?.isDescendant(of: tableView) == true`: the view of the touch is a view in the row, not the table. A tap on a row then no longer dismisses the keyboard. Both ways hold for the items of a collection view as well.",
    symptoms: [
        "didSelectRowAt not called after adding a tap gesture to the view",
        "tap to dismiss keyboard breaks table view selection",
        "have to long press a cell to select it",
        "UITapGestureRecognizer on the parent view blocks UITableView",
        "dismiss keyboard on tap but still select the row",
        "didSelectItemAt not called after adding a UITapGestureRecognizer to the view",
        "didSelectRowAt is not called",
    ],
    observations: ["table-quick-tap-superview-tap", "tap-and-tableview-quick"],
    variables: [tap, hold],
    stage: { stage in
        let view = stage.addTable(ProbeTable(frame: .list, style: .plain), list, RowsDelegate(), delegate)
        if stage[tap] != .none {
            let recognizer = stage.add(UITapGestureRecognizer(), tapRecognizer)
            if stage[tap] == .cancelsTouchesInViewOff { recognizer.cancelsTouchesInView = false }
            if stage[tap] == .delegateRefuses {
                recognizer.delegate = stage.name(Refusing(view), refuses)
            }
        }
        stage.script.press(.point(x: 150, y: 20, in: list), for: stage[hold])
    },
    outcomes: {
        Outcome("the row is selected", not: "no row is selected", delegate.didSelectRow)
        Outcome("the tap gesture is recognized", not: "the tap gesture is not recognized", tapRecognizer.action(.ended))
        Outcome("the table's touch", otherwise: "never comes") {
            Outcome.State("is cancelled", list.touchesCancelled)
            Outcome.State("ends", list.touchesEnded)
        }
    },
    claims: {
        Claim(
            "By default the tap gesture is recognized and no row is selected.", when: takesTheTouch,
            explanation: "The touch that the table receives selects the row, and the tap gesture takes it away.",
            rules: [.selectionNeedsTheTouch]
        ) {
            tapRecognizer.action(.ended).happens
            delegate.didSelectRow.never
        }
        Claim(
            "By default a quick tap never reaches the table.",
            when: tap == .asItComes && hold == 0.08, list.touches.never,
            explanation: "The table's touch is held back for 150 ms, and dropped when the tap is recognized.",
            rules: [.contentTouchDelay])
        Claim(
            "If the finger stays down for 0.3 s, the table has received the touch, and the tap gesture cancels it.",
            when: tap == .asItComes && hold == 0.3
        ) {
            list.touchesBegan
            tapRecognizer.action(.ended)
            list.touchesCancelled
        }
        Claim(
            "A press that is too long for a tap selects the row.", when: hold == 1,
            explanation: "That a long press selects the row has been reported; how long it must be is assumed.", rules: [.tapLimits]
        ) {
            tapRecognizer.action.never
            delegate.didSelectRow.happens
        }
        Claim(
            "With `cancelsTouchesInView` off, the tap is recognized and the row is selected.",
            when: tap == .cancelsTouchesInViewOff && hold != 1,
            explanation: "The table keeps its touch.", rules: [.selectionNeedsTheTouch]
        ) {
            tapRecognizer.action(.ended).happens
            delegate.didSelectRow.happens
        }
        Claim(
            "If the delegate refuses touches of the table, all is as if there were no tap recognizer.",
            when: isLeftAlone,
            tap.changesNothing(among: list.everything, "delegate.*(*)", tapRecognizer.everything))
        Claim("Without the tap recognizer every press selects the row.", when: tap == .none, delegate.didSelectRow.happens)
    })
