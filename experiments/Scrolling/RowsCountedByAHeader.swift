import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Set: String, Choice {
    case header = "`tableHeaderView`"
    case footer = "`tableFooterView`"
    case other = "another property"
}
private let set = Variable<Set>("set", "Code sets")
private let hasSource = Variable<Bool>(
    "source", "The data source is set before the property", off: "the data source is set after the property", default: true)

/// Says when rows are counted for the first time.
private final class CountedRows: UITableViewDataSource, UITableViewDelegate {
    var say: (Mark) -> Void = { _ in }
    private var isCounted = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if !isCounted { say(counting) }
        isCounted = true
        return 2
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private let counting = Mark("numberOfRowsInSection is called")
private let returned = Mark("the setter has returned")

/// What a header or footer of the whole table requests.
let rowsCountedByAHeader: Experiment = Experiment(
    id: "RowsCountedByAHeader",
    title: "`numberOfRowsInSection` is called when `tableHeaderView` or `tableFooterView` is set",
    question: """
        Code such as `viewDidLoad` sets `tableHeaderView`, `tableFooterView` or another property of a table, before or after its data \
        source. Does the setter call `numberOfRowsInSection` at once, or does the next layout?
        """,
    answer: """
        With a data source the setters of `tableHeaderView` and `tableFooterView` request the numbers of sections and rows at once: the \
        size of the content is needed. A data source that comes later is asked at the next layout. No cell is requested by the setter.
        """,
    remedy: """
        Let the data source answer from the first moment, with 0 rows if nothing is loaded: an implicitly unwrapped model that is \
        still nil crashes in `viewDidLoad` on `tableFooterView = UIView()`. Or set header and footer first and `dataSource` last; in \
        a `UITableViewController`, or with a data source connected in the storyboard, `dataSource` is set before `viewDidLoad`, so \
        there load the model first. If the model changes after the rows were counted, call `reloadData()` before you insert or \
        delete rows.
        """,
    symptoms: [
        "numberOfRowsInSection called before viewDidLoad has finished",
        "setting tableFooterView = UIView() crashes in numberOfRowsInSection",
        "numberOfRowsInSection is called when tableHeaderView is set",
        "unexpectedly found nil in numberOfRowsInSection before the data is loaded",
        "data source is asked before reloadData is called",
    ],
    variables: [set, hasSource],
    stage: { stage in
        let rows = stage.keep(CountedRows())
        rows.say = { stage.mark($0) }
        let table = stage.add(UITableView(frame: .list, style: .plain), "list", at: .list)
        let (choice, isBefore) = (stage[set], stage[hasSource])
        stage.script.perform {
            if isBefore { table.dataSource = rows }
            switch choice {
            case .header: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            case .footer: table.tableFooterView = UIView()
            case .other: table.backgroundColor = .white
            }
            stage.mark(returned)
            table.dataSource = rows
        }
    },
    outcomes: {
        Outcome("the setter counts the rows", not: "the rows are counted later", counting.before(returned))
    },
    claims: {
        Claim(
            "The setter of a header or footer of the table calls `numberOfRowsInSection` before it returns.",
            when: set != .other && hasSource.isOn, counting.before(returned),
            explanation: "Developers of four projects report it, iOS 8 to 15.", rules: [.countsAtEndView], grade: .assumed)
        Claim(
            "Without a data source the rows are counted later.", when: hasSource.isOff, returned.before(counting),
            explanation: "The table has no data source yet that it could ask.")
        Claim("Another property leaves the rows alone.", when: set == .other, returned.before(counting))
    })
