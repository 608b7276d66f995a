import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let estimates = Variable<Bool>(
    "estimates", "The table estimates heights (the default)", off: "the table estimates no heights (`estimatedRowHeight` is 0)")

private enum Making: String, Choice {
    case makes = "makes the cell"
    case dequeues = "calls `dequeueReusableCell(withIdentifier:)`"
    case dequeuesForPath = "calls `dequeueReusableCell(withIdentifier:for:)`"
}
private let making = Variable<Making>("making", "`cellForRowAt`")

/// Says when it is asked for cells; its heights are recorded.
private final class Heights: UITableViewDataSource, UITableViewDelegate {
    var making = Making.makes
    var say: (Int) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        say(indexPath.row)
        let cell: UITableViewCell?
        switch making {
        case .makes: cell = nil
        case .dequeues: cell = tableView.dequeueReusableCell(withIdentifier: "row")
        case .dequeuesForPath: cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}

private let delegate = Named<Heights>("delegate")
private let cells = [Mark("cellForRowAt 0"), Mark("cellForRowAt 1")]

/// The moments at which a table requests heights.
let heightsOfRows: Experiment = Experiment(
    id: "HeightsOfRows",
    title: "Is `heightForRowAt` called before or after `cellForRowAt`?",
    question: """
        A table of two rows appears. Its delegate determines the heights. When is `heightForRowAt` called: for all rows before the \
        first cell, or with each cell, and does `dequeueReusableCell` call it too?
        """,
    answer: """
        A table that estimates heights, the default since iOS 11, calls `heightForRowAt` for a row after `cellForRowAt` and before \
        `willDisplay`. With `estimatedRowHeight` 0, and no `estimatedHeightForRowAt`, the heights of all rows come before the first cell, and the height of each row again \
        after its cell. `dequeueReusableCell(withIdentifier:for:)` calls `heightForRowAt` too: if the height is not known, and once more \
        with `estimatedRowHeight` 0. How often the same height is requested differs between versions.
        """,
    remedy: """
        Compute heights from the data, not from cells: no cell exists yet with `estimatedRowHeight` 0. Never dequeue a cell with \
        `dequeueReusableCell(withIdentifier:for:)` inside `heightForRowAt`: the height is requested again without end; \
        `dequeueReusableCell(withIdentifier:)` does not do so. Keep computed heights: they are requested several times. If a table loads slowly because all heights come first, give an estimate: `estimatedRowHeight`, or `estimatedHeightForRowAt` near the true heights; poor estimates make the indicator and the content jump, so keep each row’s height in `willDisplay` and return the kept one.
        """,
    symptoms: [
        "heightForRowAt is called before cellForRowAt",
        "heightForRowAt called many times for the same row",
        "heightForRowAt is called for all rows, table loads slowly",
        "infinite loop: dequeueReusableCell in heightForRowAt",
        "estimatedRowHeight = 0, order of delegate methods",
        "heightForRowAt is not called until the row is visible",
    ],
    variables: [estimates, making],
    base: estimates.isOn,
    stage: { stage in
        let heights = stage.name(Heights(), delegate)
        heights.making = stage[making]
        heights.say = { stage.mark(cells[$0]) }
        let table = UITableView(frame: .list, style: .plain)
        if !stage[estimates] { table.estimatedRowHeight = 0 }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        stage.addTable(table, heights)
    },
    outcomes: {
        Outcome(
            "the first cell comes after heights of rows", not: "the first cell comes before all heights",
            .order([delegate.heightForRow, cells[0].written]))
    },
    claims: {
        Claim(
            "With estimates, each row gets its cell, then its height, then it is displayed; no height comes before the first cell.",
            when: estimates.isOn && making != .dequeuesForPath,
            explanation: "Heights of rows are deferred until the rows come into sight.", rules: [.estimatedHeights]
        ) {
            only {
                cells[0].written
                delegate.heightForRow("[0, 0]")
                delegate.willDisplayRow("[0, 0]")
                cells[1].written
                delegate.heightForRow("[0, 1]")
                delegate.willDisplayRow("[0, 1]")
            }
        }
        Claim(
            "With estimates, `dequeueReusableCell(withIdentifier:for:)` requests heights too: between `cellForRowAt` and `willDisplay` the height of the row is requested three times.",
            when: estimates.isOn && making == .dequeuesForPath,
            explanation: "A printed log has three requests for each row.", rules: [.heightOfDequeuedRow]
        ) {
            cells[0].written
            delegate.heightForRow("[0, 0]")
            delegate.heightForRow("[0, 0]")
            delegate.heightForRow("[0, 0]")
            delegate.willDisplayRow("[0, 0]")
        }
        Claim(
            "Without estimates, a cell that is dequeued for an index path requests the known height once more.",
            when: estimates.isOff && making == .dequeuesForPath,
            explanation: "A log of a Mac Catalyst program, version 26.5, has two requests for each row that is shown.",
            rules: [.heightOfDequeuedRow]
        ) {
            only {
                delegate.heightForRow("[0, 0]")
                delegate.heightForRow("[0, 1]")
                cells[0].written
                delegate.heightForRow("[0, 0]")
                delegate.heightForRow("[0, 0]")
                delegate.willDisplayRow("[0, 0]")
                cells[1].written
                delegate.heightForRow("[0, 1]")
                delegate.heightForRow("[0, 1]")
                delegate.willDisplayRow("[0, 1]")
            }
        }
    })
