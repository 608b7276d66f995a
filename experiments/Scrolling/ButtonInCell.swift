import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Place: String, Choice {
    case button = "the button"
    case disabledButton = "a disabled button"
    case rowBesideIt = "the row beside it"
}
private let place = Variable<Place>("place", "The finger is on")
private let finger = Variable<OneFinger>("finger", "The finger; a hold takes 0.3 s")

extension Experiment {
    /// A row that has a button.
    static let buttonInCell = Experiment(
        id: "ButtonInCell",
        title: "A button in a cell: does the button fire or is the row selected?",
        question:
            "A row of a table has a button. A finger taps, holds or drags on the button, on a disabled button, or beside it. Does the button fire, is the row selected, does the table scroll?",
        answer:
            "On the button the button alone fires; beside it, or on a disabled one, the row is selected. A quick drag scrolls from anywhere; a drag after 0.3 s scrolls from the row and not from the button, which keeps its touch.",
        variables: [place, finger],
        excluding: Exclusion(
            place == .disabledButton && finger == .holdsThenDrags,
            because: "What the table then does with the touch is known to nobody in public."),
        stage: { stage in
            let rows = FilledRows()
            let isDisabled = stage[place] == .disabledButton
            rows.fill = { cell, row in
                let button = UIButton(frame: CGRect(x: 20, y: 2, width: 100, height: 40))
                button.isEnabled = !isDisabled
                cell.contentView.addSubview(button)
                guard row.row == 5 else { return }
                stage.addTarget(to: stage.name(button, "button"), for: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
            }
            stage.addTable(UITableView(frame: .list, style: .plain), rows)
        },
        script: { stage in
            stage.script.play(
                stage[finger], x: stage[place] == .rowBesideIt ? 250 : 50, y: 20, in: "button", by: 0, -150)
        },
        claims: [
            Claim(
                "A tap or a hold on the button fires it and selects no row.",
                when: place == .button && isStill, .ordering(["button.action(touchDown)", "button.action(touchUpInside)"]),
                explanation: "A control keeps its touches from the table.", rules: [.controlsEndTheClimb]),
            Claim(
                "Beside the button, or on a disabled one, the row is selected.",
                when: place != .button && isStill, .ordering(["delegate.didSelectRow([0, 5])"]),
                explanation:
                    "The cell passes the touch on to the table. For the disabled button the evidence is one weak report, that a tap on it is the list's (observation disabled-button-cell-tap).",
                rules: [.selectionNeedsTheTouch, .disabledControl]
            ),
            Claim(
                "A quick drag scrolls, wherever it starts.", when: finger == .drags,
                .ordering(["delegate.scrollViewWillBeginDragging(list)"]),
                explanation: "Nobody has the touch yet.", rules: [.contentTouchDelay]),
            Claim(
                "A drag after the delay does not scroll from an enabled button.",
                when: place == .button && finger == .holdsThenDrags,
                .all([.never("delegate.scroll*"), .never("button.action(touchCancel)")]),
                explanation: "`touchesShouldCancel(in:)` is no for a control.", rules: [.contentTouchCancelled]),
        ])
}

private let isStill = finger.isOneOf(OneFinger.taps, OneFinger.holds)
