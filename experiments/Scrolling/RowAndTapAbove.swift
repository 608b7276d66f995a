import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Tap: String, Choice {
    case asItComes = "as it comes"
    case cancelsTouchesInViewOff = "cancelsTouchesInView off"
    case delegateRefuses = "delegate refuses touches of the table"
    case none
}
private let tap = Variable<Tap>("tap", "The tap recognizer on the superview")
private let hold = Variable<Double>("hold", "Seconds for which the finger stays down", [0.08, 0.3, 1])

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
    static let rowAndTapAbove = Experiment(
        id: "RowAndTapAbove",
        title: "A table whose superview has a tap recognizer: is the row selected?",
        question:
            "A tap recognizer on the superview of a table, say to dismiss the keyboard: does a tap on a row still select it, and which of the usual remedies helps?",
        answer:
            "As it comes, the tap takes the touch and no row is selected; a press that is too long for a tap selects. With `cancelsTouchesInView` off both happen; with a delegate that refuses touches of the table only the row is selected.",
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
                "As it comes, a tap acts and nothing is selected.", when: takesTheTouch,
                .all([.happens("tap.action(ended)"), .never("delegate.didSelect*")]),
                explanation: "A row is selected by the touch that the table gets, which the tap takes away.",
                rules: [.selectionNeedsTheTouch]),
            Claim(
                "A quick tap never reaches the table.",
                when: tap == .asItComes && hold == 0.08, .never("list.touches*"),
                explanation: "The table's touch is held back for 150 ms, and dropped when the tap recognizes.", rules: [.contentTouchDelay]),
            Claim(
                "Held for 0.3 s, the table has the touch and it is cancelled.",
                when: tap == .asItComes && hold == 0.3, .order(["list.touchesBegan", "tap.action(ended)", "list.touchesCancelled"])),
            Claim(
                "A press that is too long for a tap selects.", when: hold == 1,
                .all([.never("tap.action*"), .happens("delegate.didSelect*")]),
                explanation: "How long that is, is assumed; that a long press selects is reported."),
            Claim(
                "With `cancelsTouchesInView` off, both happen.",
                when: tap == .cancelsTouchesInViewOff && hold != 1,
                .all([.happens("tap.action(ended)"), .happens("delegate.didSelect*")]),
                explanation: "The table keeps its touch.", rules: [.selectionNeedsTheTouch]),
            Claim(
                "A delegate that refuses touches of the table makes it as if there were no tap.",
                when: tap.isOneOf(.delegateRefuses, .none),
                .same(whatever: tap, among: ["list.*", "delegate.*(*)", "tap.*"])),
            Claim("Without the tap every press selects.", when: tap == .none, .happens("delegate.didSelect*")),
        ])
}
