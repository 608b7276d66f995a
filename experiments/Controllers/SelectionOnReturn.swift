import EventTrace
import ExperimentKit
import UIKit

private enum Screen: String, Choice {
    case tableController = "a `UITableViewController`"
    case keeping = "a `UITableViewController` whose `clearsSelectionOnViewWillAppear` is false"
    case plain = "a plain controller with a table"
    case deselecting = "a plain controller that deselects the row in `viewWillAppear`"
    case withCoordinator = "a plain controller that deselects in `viewWillAppear` until the swipe is given up"
}
private let screen = Variable<Screen>("screen", "The list is shown by")

private enum Back: String, Choice {
    case pop = "the back button"
    case swipeGivenUp = "a swipe that is given up"
}
private let back = Variable<Back>("back", "The user goes back by")

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A controller of one's own with a table.
private final class PlainController: UIViewController {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = Rows()
    var deselects = false
    var restores = false

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = rows
        view.addSubview(table)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard deselects, let row = table.indexPathForSelectedRow else { return }
        table.deselectRow(at: row, animated: animated)
        guard restores else { return }
        transitionCoordinator?.notifyWhenInteractionChanges { [self] context in
            if context.isCancelled { table.selectRow(at: row, animated: false, scrollPosition: .none) }
        }
    }
}

private let plainList = Named<PlainController>("list")
private let tableList = Named<RowsController>("list")

private let isSelected = Mark("the row is selected")
private let isNotSelected = Mark("no row is selected")
private let clears = Condition(
    "the selection is cleared in `viewWillAppear`", not: "nobody clears the selection",
    screen.isOneOf(.tableController, .deselecting, .withCoordinator))

/// The selected row after the way back.
let selectionOnReturn: Experiment = Experiment(
    id: "SelectionOnReturn",
    title: "The row is still selected after going back: `clearsSelectionOnViewWillAppear`",
    question:
        "A row is selected, and a detail screen is pushed. The user goes back with the back button, or begins a swipe and gives it up. Is the row still selected in the end?",
    answer:
        "A `UITableViewController` deselects the row in its `viewWillAppear`, unless `clearsSelectionOnViewWillAppear` is false. A plain controller deselects only if its own code does. A swipe that is given up has called `viewWillAppear` already: the row is deselected though the list is not shown, unless code selects it again. Whether a `UITableViewController` of the system selects it again is not known.",
    remedy:
        "With a plain controller call `deselectRow(at:animated:)` for `indexPathForSelectedRow` in `viewWillAppear(_:)`, and select the row again if `isCancelled` is true in the handler of `transitionCoordinator?.notifyWhenInteractionChanges(_:)`. An override of `viewWillAppear(_:)` in a table controller has to call `super`. `UICollectionViewController` has `clearsSelectionOnViewWillAppear` too. A list that presents a sheet receives no `viewWillAppear` when the sheet goes: deselect in `didSelectRowAt` then.",
    symptoms: [
        "table view cell stays highlighted after going back",
        "deselect row when returning with swipe back",
        "clearsSelectionOnViewWillAppear does not work",
        "selected row stays gray after pop",
    ],
    variables: [screen, back],
    stage: { stage in
        let list: UIViewController
        let table: UITableView
        switch stage[screen] {
        case .tableController, .keeping:
            let controller = stage.name(RowsController(style: .plain), tableList)
            controller.clearsSelectionOnViewWillAppear = stage[screen] == .tableController
            (list, table) = (controller, controller.tableView)
        case .plain, .deselecting, .withCoordinator:
            let controller = stage.name(PlainController(), plainList)
            controller.deselects = stage[screen] != .plain
            controller.restores = stage[screen] == .withCoordinator
            (list, table) = (controller, controller.table)
        }
        let navigation = stage.keep(UINavigationController(rootViewController: list))
        stage.window.rootViewController = navigation
        stage.script.wait(1)
        stage.script.perform {
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: true)
        }
        stage.script.wait(1)
        if stage[back] == .pop {
            stage.script.perform { _ = navigation.popViewController(animated: true) }
        } else {
            let hand = stage.script.finger(1)
            hand.down(at: .point(x: 5, y: 400))
            hand.move(to: .point(x: 60, y: 400), over: 0.3)
            stage.script.wait(0.5)
            hand.up()
        }
        stage.script.wait(2)
        stage.script.perform { stage.mark(table.indexPathForSelectedRow == nil ? isNotSelected : isSelected) }
    },
    outcomes: {
        Outcome("the row is still selected", not: "no row is selected", isSelected.written)
    },
    claims: {
        Claim(
            "With the back button the row is deselected where `viewWillAppear` does it, and nowhere else.", when: back == .pop && clears,
            isNotSelected.written.happens, rules: [.appearance])
        Claim("If nothing clears the selection, the row stays selected.", when: !clears, isSelected.written.happens)
        Claim(
            "A swipe that is given up takes the selection too, unless code selects the row again.",
            when: back == .swipeGivenUp && screen == .deselecting, isNotSelected.written.happens,
            explanation: "The swipe has called `viewWillAppear`.", rules: [.cancelledTransition])
        Claim(
            "A swipe that is given up takes the selection of a `UITableViewController` too.",
            when: back == .swipeGivenUp && screen == .tableController, isNotSelected.written.happens,
            explanation: "Whether the system's class selects the row again is not known.", rules: [.cancelledTransition], grade: .assumed)
        Claim(
            "Code that asks the transition coordinator restores the selection.", when: back == .swipeGivenUp && screen == .withCoordinator,
            isSelected.written.happens)
    })
