import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Tap: String, Choice {
    case asItComes = "a tap recognizer with its defaults"
    case cancelsTouchesInViewOff = "a tap recognizer with cancelsTouchesInView off"
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

private let takesTheTouch = tap == .asItComes && hold != 1

extension Experiment {
    /// Why a row is not selected under a tap recognizer.
    static let rowAndTapAbove: Experiment = Experiment(
        id: "RowAndTapAbove",
        title: "Tap gesture on a table's superview: is the row selected?",
        question:
            "The superview of a table has a tap recognizer, say to dismiss the keyboard. Does a tap on a row still select it, and which of the usual remedies helps?",
        answer:
            "Not by default: the tap gesture takes the touch and no row is selected; only a press that is too long for a tap selects one. With `cancelsTouchesInView` off, both happen; with a delegate that refuses touches of the table, only the row is selected.",
        remedy:
            "To keep both: `tap.cancelsTouchesInView = false`. To keep only the row: refuse touches of the table in `gestureRecognizer(_:shouldReceive:)`.",
        symptoms: [
            "didSelectRowAt not called after adding a tap gesture to the view",
            "tap to dismiss keyboard breaks table view selection",
            "have to long press a cell to select it",
            "UITapGestureRecognizer on the parent view blocks UITableView",
            "dismiss keyboard on tap but still select the row",
        ],
        observations: ["table-quick-tap-superview-tap", "tap-and-tableview-quick"],
        variables: [tap, hold],
        stage: { stage in
            let view = stage.addTable(ProbeTable(frame: .list, style: .plain), RowsDelegate())
            if stage[tap] != .none {
                let recognizer = stage.add(UITapGestureRecognizer(), "tap")
                if stage[tap] == .cancelsTouchesInViewOff { recognizer.cancelsTouchesInView = false }
                if stage[tap] == .delegateRefuses {
                    recognizer.delegate = stage.name(Refusing(view), "refuses")
                }
            }
            stage.script.press(.point(x: 150, y: 20, in: "list"), for: stage[hold])
        },
        claims: [
            Claim(
                "By default the tap gesture is recognized and no row is selected.", when: takesTheTouch,
                .all([.happens("tap.action(ended)"), .never("delegate.didSelect*")]),
                explanation: "The touch that the table receives selects the row, and the tap gesture takes it away.",
                rules: [.selectionNeedsTheTouch]),
            Claim(
                "By default a quick tap never reaches the table.",
                when: tap == .asItComes && hold == 0.08, .never("list.touches*"),
                explanation: "The table's touch is held back for 150 ms, and dropped when the tap is recognized.",
                rules: [.contentTouchDelay]),
            Claim(
                "If the finger stays down for 0.3 s, the table has received the touch, and the tap gesture cancels it.",
                when: tap == .asItComes && hold == 0.3, .order(["list.touchesBegan", "tap.action(ended)", "list.touchesCancelled"])),
            Claim(
                "A press that is too long for a tap selects the row.", when: hold == 1,
                .all([.never("tap.action*"), .happens("delegate.didSelect*")]),
                explanation: "That a long press selects the row has been reported; how long it must be is assumed."),
            Claim(
                "With `cancelsTouchesInView` off, the tap is recognized and the row is selected.",
                when: tap == .cancelsTouchesInViewOff && hold != 1,
                .all([.happens("tap.action(ended)"), .happens("delegate.didSelect*")]),
                explanation: "The table keeps its touch.", rules: [.selectionNeedsTheTouch]),
            Claim(
                "If the delegate refuses touches of the table, all is as if there were no tap recognizer.",
                when: tap.isOneOf(.delegateRefuses, .none),
                .same(whatever: tap, among: ["list.*", "delegate.*(*)", "tap.*"])),
            Claim("Without the tap recognizer every press selects the row.", when: tap == .none, .happens("delegate.didSelect*")),
        ])
}
