import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Accessory: String, Choice {
    case detailButton = "a detail button"
    case detailDisclosureButton = "a detail disclosure button"
    case disclosureIndicator = "a disclosure indicator"
    case checkmark = "a check mark"
    case button = "a `UIButton` as `accessoryView`"
    case buttonAndType = "a `UIButton` as `accessoryView` with `accessoryType` `.detailButton`"
    case image = "a `UIImageView` as `accessoryView`"
    case imageWithTap = "a `UIImageView` as `accessoryView` with a tap recognizer"
}
private let accessory = Variable<Accessory>("accessory", "The row has")

private enum Tapped: String, Choice {
    case accessory = "the accessory"
    case row = "the row beside it"
}
private let tapped = Variable<Tapped>("tapped", "The finger taps")

/// Rows with an accessory.
private final class AccessoryRows: UITableViewDataSource, UITableViewDelegate {
    var prepare: (UITableViewCell) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 1 { prepare(cell) }
        return cell
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private let list = Named<UITableView>("list")
private let delegate = Named<AccessoryRows>("delegate")
private let button = Named<UIButton>("button")
private let tap = Named<UITapGestureRecognizer>("tap")

private let isDetail = Condition(
    "the accessory is a detail button of the cell", not: "the accessory is no detail button of the cell",
    accessory.isOneOf(.detailButton, .detailDisclosureButton))
private let isOwnButton = Condition(
    "the accessory is a button of one's own", not: "the accessory is no button of one's own",
    accessory.isOneOf(.button, .buttonAndType))
private let isNoButton = Condition(
    "the accessory takes no touches", not: "the accessory takes its touches",
    accessory.isOneOf(.disclosureIndicator, .checkmark, .image))

/// What a tap on the accessory of a row does.
let accessoryButtonTapped: Experiment = Experiment(
    id: "AccessoryButtonTapped",
    title: "`accessoryButtonTappedForRowWith` is not called",
    question: """
        A row has one of the accessories of cells, or a view of one's own as its `accessoryView`. A finger taps the accessory, or the \
        row beside it. Is `tableView(_:accessoryButtonTappedForRowWith:)` called, or `didSelectRowAt`, or does the view act by itself?
        """,
    answer: """
        `accessoryButtonTappedForRowWith` is called for a tap on the buttons of `.detailButton` and `.detailDisclosureButton` only, and \
        in place of `didSelectRowAt`. A disclosure indicator or a check mark is part of the row: a tap on it selects. With an \
        `accessoryView` the method is never called: a `UIButton` sends its own action, a tap on an image selects \
        the row unless a recognizer on the image takes the touch.
        """,
    remedy: """
        For the info button set `accessoryType = .detailButton`, and leave `accessoryView` nil: a view set there takes the place of the type. \
        For a picture of your own use a `UIButton` with a target, give it a size by `sizeToFit()`, and find its row by \
        `tableView.indexPathForRow(at: button.convert(.zero, to: tableView))`; or use an image view with \
        `isUserInteractionEnabled = true` and a recognizer. For a chevron act in `didSelectRowAt`.
        """,
    symptoms: [
        "accessoryButtonTappedForRowWith not called",
        "tap on a disclosure indicator, accessoryButtonTappedForRowWith never fires",
        "custom accessoryView does not call accessoryButtonTappedForRowWithIndexPath",
        "UIImageView as accessoryView does not respond to taps",
        "tap on accessory selects the row",
        "button in accessoryView, which row was tapped",
    ],
    variables: [accessory, tapped],
    stage: { stage in
        let rows = AccessoryRows()
        let choice = stage[accessory]
        rows.prepare = { cell in
            switch choice {
            case .detailButton, .buttonAndType: cell.accessoryType = .detailButton
            case .detailDisclosureButton: cell.accessoryType = .detailDisclosureButton
            case .disclosureIndicator: cell.accessoryType = .disclosureIndicator
            case .checkmark: cell.accessoryType = .checkmark
            case .button, .image, .imageWithTap: break
            }
            let frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            switch choice {
            case .button, .buttonAndType:
                let own = stage.name(UIButton(frame: frame), button)
                stage.addTarget(to: own, for: .touchUpInside) {}
                cell.accessoryView = own
            case .image: cell.accessoryView = UIImageView(frame: frame)
            case .imageWithTap:
                let image = UIImageView(frame: frame)
                image.isUserInteractionEnabled = true
                stage.add(UITapGestureRecognizer(), tap, to: image)
                cell.accessoryView = image
            default: break
            }
        }
        stage.addTable(UITableView(frame: .list, style: .plain), list, rows, delegate)
        stage.script.wait(0.1)
        stage.script.press(.point(x: stage[tapped] == .accessory ? 274 : 100, y: 66, in: list), for: 0.2)
    },
    outcomes: {
        Outcome("the tap", otherwise: "selects the row") {
            Outcome.State("calls `accessoryButtonTappedForRowWith`", delegate.accessoryButtonTapped)
            Outcome.State("sends the action of the button", button.action(.touchUpInside))
            Outcome.State("calls the action of the recognizer", tap.action)
        }
    },
    claims: {
        Claim(
            "A tap on a detail button calls `accessoryButtonTappedForRowWith` and does not select the row.",
            when: isDetail && tapped == .accessory, explanation: "Documented.", rules: [.accessoryButton]
        ) {
            delegate.accessoryButtonTapped("[0, 1]").times(1)
            delegate.didSelectRow.never
        }
        Claim(
            "A tap on a disclosure indicator, a check mark or an image selects the row.", when: isNoButton,
            explanation: "Documented for the disclosure indicator: the delegate's method is not called for it."
        ) {
            delegate.didSelectRow("[0, 1]").times(1)
            delegate.accessoryButtonTapped.never
        }
        Claim(
            "A button set as `accessoryView` sends its own action; the delegate receives no call.",
            when: isOwnButton && tapped == .accessory, explanation: "Documented: the method is called for no other accessory."
        ) {
            button.action(.touchUpInside).times(1)
            delegate.everything.never
        }
        Claim(
            "An image set as `accessoryView` acts by its recognizer, and the row is not selected.",
            when: accessory == .imageWithTap && tapped == .accessory,
            explanation: "The recognizer takes the touch from the table.", rules: [.selectionNeedsTheTouch]
        ) {
            tap.action.times(1)
            delegate.didSelectRow.never
        }
        Claim(
            "A tap on the row beside the accessory selects the row, whatever the accessory.", when: tapped == .row
        ) {
            delegate.didSelectRow("[0, 1]").times(1)
            delegate.accessoryButtonTapped.never
        }
    })
