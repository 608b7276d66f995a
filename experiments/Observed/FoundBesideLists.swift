import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Which rows a table takes for seen, when it counts them, and what a tap on an item waits for, as accounts beside the earlier ones tell it.
extension ObservationScene {
    private static let countOf26 =
        "It is of iOS 11 to 13. Here as a count of version 26.5 has it (observation table-height-calls-by-estimate): rows that those above move out of sight get no cell."

    static let foundBesideLists: [ObservationScene] = [
        ObservationScene(
            "table-first-screen-cells-counted", differs: countOf26,
            prints: ["603 points: 14 cells", "672 points: 16 cells", "724 points: 17 cells", "808 points: 19 cells"],
            of: ["* points: * cells"]
        ) { stage in
            stage.script.perform {
                for height in [603, 672, 724, 808] {
                    let rows = HighRows()
                    var count = 0
                    rows.say = { word in
                        if word.hasPrefix("cellForRow") { count += 1 }
                    }
                    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: .plain)
                    (table.dataSource, table.delegate) = (rows, rows)
                    table.layoutIfNeeded()
                    stage.mark("\(height) points: \(count) cells")
                    (table.dataSource, table.delegate) = (nil, nil)
                }
            }
        },
        ObservationScene(
            "table-rows-never-seen-log", "table-rows-never-seen-second-hand", differs: countOf26,
            prints: (0...16).flatMap { ["cellForRow \($0)", "willDisplay \($0)"] }.map { .line(TokenPattern($0)) }
                + (3...16).map { .line(TokenPattern("didEndDisplaying \($0)")) },
            of: ["cellForRow *", "willDisplay *", "didEndDisplaying *"]
        ) { stage in
            let rows = stage.keep(HighRows())
            rows.say = { stage.mark($0) }
            let frame = CGRect(x: 0, y: 0, width: 390, height: 724)
            let table = stage.add(UITableView(frame: frame, style: .plain), "list", at: frame)
            (table.dataSource, table.delegate) = (rows, rows)
            stage.script.wait(1)
        },
        ObservationScene("header-set-first-counts", prints: ["sets", .many("sections"), .rest, "returned"], of: counting) {
            $0.setHeader(delegateFirst: false)
        },
        ObservationScene(
            "header-set-asks-rows-alone-list", "rows-counted-before-sections",
            differs: "Here both numbers are requested at once, the sections first.",
            prints: ["sets", .many("rows"), "returned"], of: counting
        ) { $0.setHeader(delegateFirst: true) },
        ObservationScene(
            "new-source-counted-for-a-footer",
            prints: ["source", "returned", "sets", .repeated([.perhaps(["sections"]), "rows"]), "returned"], of: counting + ["source"]
        ) { stage in
            let (first, second) = (stage.keep(CountedSource()), stage.keep(CountedSource()))
            let table = stage.add(UITableView(frame: .list, style: .plain), "list", at: .list)
            table.dataSource = first
            stage.script.perform {
                second.say = { stage.mark($0) }
                stage.mark("source")
                table.dataSource = second
                stage.mark("returned")
                stage.mark("sets")
                table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
                stage.mark("returned")
                second.say = { _ in }
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "cell-with-own-frame-gets-44",
            differs: "Here a cell has the frame that it was made with until the delegate has named the height of its row.",
            prints: ["cell: 44"], of: ["cell: *"]
        ) { stage in
            let rows = stage.keep(FramedCells())
            rows.say = { stage.mark($0) }
            let table = stage.add(UITableView(frame: .list, style: .plain), "list", at: .list)
            (table.dataSource, table.delegate) = (rows, rows)
            stage.script.wait(1)
        },
        selected("item-selected-at-the-lift-log", after: 2, within: 30),
        selected("item-selected-after-double-tap-log", after: 353, within: 60) { collection, tap in
            tap.numberOfTapsRequired = 2
            collection.addGestureRecognizer(tap)
        },
        tapOn(cancels: true, prints: ["tap"]), tapOn(cancels: false, prints: ["tap", "didSelectItemAt"]),
        ObservationScene(
            "reload-invalidates-and-prepares-later", prints: ["reloadData", "invalidateLayout", "returned", .many("prepare")],
            of: ["reloadData", "invalidateLayout", "returned", "prepare"]
        ) { stage in
            let layout = stage.keep(ToldLayout())
            layout.itemSize = CGSize(width: 300, height: 44)
            let frame = CGRect(x: 45, y: 200, width: 300, height: 440)
            let collection = stage.add(UICollectionView(frame: frame, collectionViewLayout: layout), "list", at: frame)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            let items = stage.keep(ToldItems())
            (collection.dataSource, collection.delegate) = (items, items)
            stage.script.wait(1)
            stage.script.perform {
                layout.say = { stage.mark($0) }
                stage.mark("reloadData")
                collection.reloadData()
                stage.mark("returned")
            }
            stage.script.wait(1)
        },
    ]

    private static let counting: [TokenPattern] = ["sets", "returned", "sections", "rows"]

    /// A tap on an item, with a recognizer of the client's on the collection view or without.
    private static func selected(
        _ id: String, after milliseconds: Double, within: Double, line: Int = #line,
        _ prepare: @escaping @Sendable (UICollectionView, UITapGestureRecognizer) -> Void = { _, _ in }
    ) -> ObservationScene {
        ObservationScene(
            id, prints: ["touch began", "touch ended", "didSelectItemAt"], of: ["touch began", "touch ended", "didSelectItemAt"],
            and: [.interval(from: "touch ended", to: "didSelectItemAt", milliseconds: milliseconds, within: within)], line: line
        ) { stage in
            let items = stage.keep(ToldItems())
            items.say = { stage.mark($0) }
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
            prepare(collection, stage.keep(UITapGestureRecognizer(target: stage.target(marking: "double"), action: ActionTarget.fire)))
            stage.script.wait(0.5)
            stage.script.mark("touch began")
            stage.script.finger(1).down(at: .point(x: 150, y: 66, in: "list"))
            stage.script.wait(0.097)
            stage.script.mark("touch ended")
            stage.script.finger(1).up()
            stage.script.wait(1)
        }
    }

    private static func tapOn(cancels: Bool, prints lines: [ExpectedLine], line: Int = #line) -> ObservationScene {
        ObservationScene("tap-recognizer-and-item", prints: lines, of: ["tap", "didSelectItemAt"], line: line) { stage in
            let items = stage.keep(ToldItems())
            items.say = { stage.mark($0) }
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
            let tap = UITapGestureRecognizer(target: stage.target(marking: "tap"), action: ActionTarget.fire)
            tap.cancelsTouchesInView = cancels
            collection.addGestureRecognizer(tap)
            stage.script.wait(0.5)
            stage.script.tap(.point(x: 150, y: 66, in: "list"))
            stage.script.wait(1)
        }
    }
}

extension Stage {
    /// A table that gets its source, its delegate and then a header.
    fileprivate func setHeader(delegateFirst: Bool) {
        let (source, rows) = (keep(CountedSource()), keep(HighRows()))
        let table = add(UITableView(frame: .list, style: .plain), "list", at: .list)
        script.perform { [self] in
            if delegateFirst { table.delegate = rows }
            table.dataSource = source
            source.say = { self.mark($0) }
            mark("sets")
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            mark("returned")
            source.say = { _ in }
        }
        script.wait(1)
    }
}

/// A hundred rows of 300 points; no estimates are given.
private final class HighRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        say("cellForRow \(indexPath.row)")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 300 }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        say("willDisplay \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        say("didEndDisplaying \(indexPath.row)")
    }
}

private final class CountedSource: UITableViewDataSource {
    var say: (String) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int {
        say("sections")
        return 1
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("rows")
        return 3
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// Makes a cell of 120 points, and says how high it is when its height is requested.
private final class FramedCells: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }
    private var cell: UITableViewCell?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let made = UITableViewCell(style: .default, reuseIdentifier: nil)
        made.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
        cell = made
        return made
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let cell {
            say("cell: \(Int(cell.frame.height))")
            self.cell = nil
        }
        return 120
    }
}

private final class ToldItems: UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (String) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { say("didSelectItemAt") }
}

/// Says when it is invalidated and when it prepares.
private final class ToldLayout: UICollectionViewFlowLayout {
    var say: (String) -> Void = { _ in }

    override func invalidateLayout() {
        super.invalidateLayout()
        say("invalidateLayout")
    }
    override func prepare() {
        super.prepare()
        say("prepare")
    }
}
