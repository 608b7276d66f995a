import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case button = "the button"
    case disabledButton = "a disabled button"
    case rowBesideIt = "the row next to the button"
}
private let place = Variable<Place>("place", "The finger is on")
private let finger = Variable<OneFinger>("finger", "The finger")

private let button = Named<UIButton>("button")
private let delegate = Named<LoggedRows>("delegate")
private let list = Named<UITableView>("list")

private let isStill = finger.isOneOf(OneFinger.taps, OneFinger.holds)

/// A row that has a button.
let buttonInCell: Experiment = Experiment(
    id: "ButtonInCell",
    title: "A button in a table view cell: button or row selection?",
    question:
        "A row of a table has a button. A finger taps, holds for 0.3 s, or drags, at once or after the hold: on the button, on a disabled button, or on the row next to it. Does the button fire, is the row selected, does the table scroll?",
    answer:
        "On a button in the cell's `contentView`, only the button fires; next to it, or on a disabled button, the row is selected. A quick drag scrolls from anywhere. A drag that begins after 0.3 s scrolls from the row but not from the button, which keeps its touch.",
    remedy:
        "Add the button to `contentView`, not to the cell: since iOS 14 the content view lies in front of views added to the cell itself and takes their touches. If the row acts as well, the cell has a tap recognizer with `cancelsTouchesInView = false`, or one that a custom control does not decline: refuse touches on controls in its `gestureRecognizer(_:shouldReceive:)`. To keep a tap on a disabled button from selecting the row, leave the button enabled, dim it, and do nothing in its action. To let the table scroll even if the drag starts on the button after the delay, override `touchesShouldCancel(in:)` in a subclass of the table view and return `true` for the button.",
    symptoms: [
        "didSelectRowAt not called when I tap a UIButton inside the cell",
        "button in UITableViewCell: who gets the tap, button or row?",
        "table view does not scroll when I start dragging on a button in a cell",
        "tapping a disabled button selects the row behind it",
        "button added with cell.addSubview is not tappable since iOS 14",
        "tap on a button in a table cell also selects the row",
    ],
    variables: [place, finger],
    excluding: Exclusion(
        place == .disabledButton && finger == .holdsThenDrags,
        because: "Nothing public says what the table does with the touch in this case."),
    stage: { stage in
        let rows = LoggedRows()
        let isDisabled = stage[place] == .disabledButton
        rows.fill = { cell, row in
            let button = UIButton(frame: CGRect(x: 20, y: 2, width: 100, height: 40))
            button.isEnabled = !isDisabled
            cell.contentView.addSubview(button)
            guard row.row == 5 else { return }
            stage.addTarget(to: stage.name(button, "button"), for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
        }
        stage.addTable(UITableView(frame: .list, style: .plain), list, rows, delegate)
    },
    script: { stage in
        stage.script.play(
            stage[finger], x: stage[place] == .rowBesideIt ? 250 : 50, y: 20, in: button, by: 0, -150)
    },
    outcomes: {
        Outcome("the button fires", not: "the button does not fire", button.action(.touchUpInside))
        Outcome("the row is selected", not: "no row is selected", delegate.didSelectRow)
        Outcome("the table scrolls", not: "the table does not scroll", delegate.scrollViewWillBeginDragging)
    },
    claims: {
        Claim(
            "A tap or a hold on the button fires the button and selects no row.",
            when: place == .button && isStill,
            explanation: "A control does not pass its touches on to the table.", rules: [.controlsEndTheClimb]
        ) {
            only {
                button.action(.touchDown)
                button.action(.touchUpInside)
            }
        }
        Claim(
            "A tap or a hold next to the button, or on a disabled button, selects the row.",
            when: place != .button && isStill,
            explanation:
                "The cell passes the touch on to the table. For the disabled button the evidence is one weak report, which says that a tap on it goes to the list (observation disabled-button-cell-tap).",
            rules: [.selectionNeedsTheTouch, .disabledControl]
        ) {
            only { delegate.didSelectRow("[0, 5]") }
        }
        Claim(
            "A quick drag scrolls the table, wherever it starts.", when: finger == .drags,
            explanation: "No view has received the touch yet.", rules: [.contentTouchDelay]
        ) {
            only { delegate.scrollViewWillBeginDragging(list) }
        }
        Claim(
            "A drag that starts on an enabled button after the delay does not scroll.",
            when: place == .button && finger == .holdsThenDrags,
            explanation: "`touchesShouldCancel(in:)` returns `false` for a control.", rules: [.contentTouchCancelled]
        ) {
            delegate.call("scroll*").never
            button.action(.touchCancel).never
        }
    })
