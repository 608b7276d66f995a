import EventTrace
import ExperimentKit
import UIKit

private let tap = Variable(
    "tap", "The tap recognizer on the superview",
    ["as it comes", "cancelsTouchesInView off", "delegate refuses touches of the table", "none"])
private let hold = Variable("hold", "Seconds for which the finger stays down", [0.08, 0.3, 1])

/// Refuses every touch that began in the table.
private final class Refusing: UIGestureRecognizerDelegate {
    let list: UIView

    init(_ list: UIView) { self.list = list }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: list) == false
    }
}

private let takesTheTouch = tap.is("as it comes") && hold.isNot(1)

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
            let view = stage.addTable({ ProbeTable(frame: $0, style: .plain) }, RowsDelegate())
            if stage.choice(tap) != "none" {
                let recognizer = stage.put(UITapGestureRecognizer(), "tap")
                if stage.choice(tap) == "cancelsTouchesInView off" { recognizer.cancelsTouchesInView = false }
                if stage.choice(tap) == "delegate refuses touches of the table" {
                    recognizer.delegate = stage.name(Refusing(view), "refuses")
                }
            }
            stage.script.press(.point(x: 150, y: 20, in: "list"), for: stage.number(hold))
        },
        claims: [
            Claim(
                "As it comes, a tap acts and nothing is selected.", when: takesTheTouch,
                .all([.happens("tap.action(ended)"), .never("delegate.didSelect*")]),
                explanation: "A row is selected by the touch that the table gets, which the tap takes away (SC.3)."),
            Claim(
                "A quick tap never reaches the table.",
                when: tap.is("as it comes") && hold.is(0.08), .never("list.touches*"),
                explanation: "The table's touch is held back for 150 ms (SC.1), and dropped when the tap recognizes."),
            Claim(
                "Held for 0.3 s, the table has the touch and it is cancelled.",
                when: tap.is("as it comes") && hold.is(0.3), .order(["list.touchesBegan", "tap.action(ended)", "list.touchesCancelled"])),
            Claim(
                "A press that is too long for a tap selects.", when: hold.is(1),
                .all([.never("tap.action*"), .happens("delegate.didSelect*")]),
                explanation: "How long that is, is assumed; that a long press selects is reported."),
            Claim(
                "With `cancelsTouchesInView` off, both happen.",
                when: tap.is("cancelsTouchesInView off") && hold.isNot(1),
                .all([.happens("tap.action(ended)"), .happens("delegate.didSelect*")]),
                explanation: "The table keeps its touch (SC.3)."),
            Claim(
                "A delegate that refuses touches of the table makes it as if there were no tap.",
                when: tap.isOneOf(["delegate refuses touches of the table", "none"]),
                .same(whatever: tap, among: ["list.*", "delegate.*(*)", "tap.*"])),
            Claim("Without the tap every press selects.", when: tap.is("none"), .happens("delegate.didSelect*")),
        ])
}
