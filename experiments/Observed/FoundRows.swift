import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The heights of rows, and rows that a finger swipes.
extension ObservationScene {
    static let foundRows: [ObservationScene] =
        [
            ObservationScene(
                "table-height-around-cell-log",
                prints: [
                    "delegate.heightForRow([0, 0])", "delegate.heightForRow([0, 0])", "cellForRow 0", "delegate.heightForRow([0, 0])",
                    "delegate.willDisplayRow([0, 0])", "delegate.heightForRow([0, 1])", "delegate.heightForRow([0, 1])", "cellForRow 1",
                    "delegate.heightForRow([0, 1])", "delegate.willDisplayRow([0, 1])",
                ], of: heights
            ) { $0.addHeights(dequeues: true) },
            ObservationScene(
                "table-height-after-cell-list",
                prints: ["cellForRow 0", "delegate.heightForRow([0, 0])", "cellForRow 1", "delegate.heightForRow([0, 1])"],
                of: Array(heights.prefix(2))
            ) { $0.addHeights(dequeues: false) },
            heightsFirst("table-height-after-cell-list"), heightsFirst("table-heights-first-log"),
            ObservationScene(
                "table-dequeue-requests-height",
                prints: ["dequeues for 0", .many("delegate.heightForRow([0, 0])"), "dequeued"], of: ["dequeue*", "delegate.heightForRow*"]
            ) { stage in
                let table = stage.add(UITableView(), "list", at: CGRect(x: 45, y: 200, width: 300, height: 300))
                let rows = stage.name(HeightRows(), "delegate")
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                stage.script.perform {
                    (table.dataSource, table.delegate) = (rows, rows)
                    stage.mark("dequeues for 0")
                    _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
                    stage.mark("dequeued")
                    (table.dataSource, table.delegate) = (nil, nil)
                }
            },
            ObservationScene(
                "table-height-in-dequeue-log",
                prints: [
                    .many("delegate.heightForRow*"), "delegate.heightForRow([0, 0])", "cellForRow 0", "delegate.heightForRow([0, 0])",
                    "delegate.willDisplayRow([0, 0])", "delegate.heightForRow([0, 1])", "cellForRow 1", "delegate.heightForRow([0, 1])",
                    "delegate.willDisplayRow([0, 1])",
                ], of: heights
            ) { $0.addHeights(dequeues: true, estimates: false) },
        ] + swipes

    private static let swipes: [ObservationScene] = [
        ObservationScene("header-full-swipe-default", prints: ["acts: first"], of: ["acts: *"]) { stage in
            stage.addSwipes()
            stage.swipeRow(by: 280)
        },
        ObservationScene("row-swipe-needs-can-edit", prints: [], of: ["delegate.trailingSwipeActions*"]) { stage in
            stage.addSwipes().mayEdit = false
            stage.swipeRow(by: 120)
        },
        ObservationScene("row-swipe-needs-can-edit", prints: ["delegate.trailingSwipeActions*"], of: ["delegate.trailingSwipeActions*"]) {
            stage in
            stage.addSwipes()
            stage.swipeRow(by: 120)
        },
        ObservationScene(
            "row-swipe-loses-to-slow-pan", prints: ["pan.action(began)", .many("pan.action(changed)"), "pan.action(ended)"],
            of: ["pan.action*", "delegate.willBegin*"]
        ) { stage in
            stage.addSwipes()
            stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
            stage.swipeRow(by: 120)
        },
        ObservationScene("row-swipe-loses-to-slow-pan", prints: ["delegate.willBegin*"], of: ["pan.action*", "delegate.willBegin*"]) {
            stage in
            stage.addSwipes()
            stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
            stage.script.finger(1).down(at: .point(x: 200, y: 66, in: "list"))
            stage.script.wait(0.016)
            for x in [160.0, 120, 80] { stage.script.finger(1).move(to: .point(x: x, y: 66, in: "list")) }
            stage.script.finger(1).up()
        },
        ObservationScene(
            "row-swipe-ends-with-a-tap",
            prints: ["delegate.willBeginEditingRow*", "tap", "delegate.didEndEditingRow*"],
            of: ["tap", "delegate.willBegin*", "delegate.didEnd*", "delegate.*electRow*"]
        ) { stage in
            stage.addSwipes()
            stage.swipeRow(by: 120)
            stage.script.wait(0.5)
            stage.script.mark("tap")
            stage.script.tap(.point(x: 150, y: 110, in: "list"))
        },
    ]

    private static let heights: [TokenPattern] = ["cellForRow *", "delegate.heightForRow*", "delegate.willDisplayRow*"]

    private static func heightsFirst(_ id: String, line: Int = #line) -> ObservationScene {
        ObservationScene(
            id,
            prints: [
                .many("delegate.heightForRow([0, 0])"), .many("delegate.heightForRow([0, 1])"), "cellForRow 0",
                "delegate.heightForRow([0, 0])",
                "cellForRow 1", "delegate.heightForRow([0, 1])",
            ], of: Array(heights.prefix(2)), line: line
        ) { $0.addHeights(dequeues: false, estimates: false) }
    }
}

extension Stage {
    fileprivate func addHeights(dequeues: Bool, estimates: Bool = true) {
        let rows = name(HeightRows(), "delegate")
        rows.say = { [self] in mark($0) }
        rows.dequeues = dequeues
        let table = addTable(UITableView(frame: .list, style: .plain), rows)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        if !estimates { table.estimatedRowHeight = 0 }
    }
}

extension Stage {
    /// A table whose rows have two trailing actions.
    @discardableResult
    fileprivate func addSwipes() -> SwipedRows {
        let rows = name(SwipedRows(), "delegate")
        rows.actions = ["first", "second"].map { title in
            UIContextualAction(style: .normal, title: title) { [self] _, _, done in
                mark("acts: " + title)
                done(true)
            }
        }
        addTable(UITableView(frame: .list, style: .plain), rows)
        return rows
    }

    fileprivate func swipeRow(by distance: Double) {
        let finger = script.finger(1)
        finger.down(at: .point(x: 290, y: 66, in: "list"))
        finger.move(to: .point(x: 290 - distance, y: 66, in: "list"), over: 0.5)
        script.wait(0.3)
        finger.up()
    }
}

private final class SwipedRows: UITableViewDataSource, UITableViewDelegate {
    var actions: [UIContextualAction] = []
    var mayEdit = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { mayEdit }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: actions) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private final class HeightRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }
    var dequeues = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        defer { say("cellForRow \(indexPath.row)") }
        return dequeues
            ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            : UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}
