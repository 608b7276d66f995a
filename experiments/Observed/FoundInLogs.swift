import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Which cells a list has at once, when it requests the heights of footers, and the state of an app, as printed logs show it.
extension ObservationScene {
    static let foundInLogs: [ObservationScene] = [
        ObservationScene(
            "table-reload-in-run-loop-log",
            prints: [
                .rest, "reloads", "numberOfSections", "numberOfRows", "reloaded", "list.layoutSubviews", "cellForRow",
                .many("heightForRow"),
            ], of: ["reloads", "reloaded", "numberOf*", "cellForRow", "heightForRow", "list.layoutSubviews"]
        ) { stage in
            let table = stage.addWatched(rows: 1)
            stage.script.perform {
                stage.mark("reloads")
                table.reloadData()
                stage.mark("reloaded")
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "table-visible-cells-make-cells-log",
            prints: [
                .rest, "reloads", "numberOfSections", "numberOfRows", "heightForRow", "heightForRow", "reloaded", "cellForRow",
                "heightForRow", "cellForRow", "heightForRow", "visibleCells: 2", "in the block: 2", "list.layoutSubviews",
            ],
            of: [
                "reloads", "reloaded", "numberOf*", "cellForRow", "heightForRow", "visibleCells: *", "in the block: *",
                "list.layoutSubviews",
            ]
        ) { stage in
            let table = stage.addWatched(rows: 2)
            (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0, 0)
            stage.script.perform {
                stage.mark("reloads")
                table.reloadData()
                stage.mark("reloaded")
                stage.mark("visibleCells: \(table.visibleCells.count)")
                DispatchQueue.main.async { stage.mark("in the block: \(table.visibleCells.count)") }
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "collection-visible-cells-after-reload-log",
            prints: [.rest, "reloads", "reloaded", "visibleCells: 0", "in the block: 0", .many("laid out: 3")],
            of: ["reloads", "reloaded", "numberOf*", "visibleCells: *", "in the block: *", "laid out: *"]
        ) { stage in
            let items = stage.keep(CountedItems())
            let collection = stage.addCollection({ WatchedCollection(frame: $0, collectionViewLayout: $1) }, items)
            collection.laidOut = { stage.mark("laid out: \($0)") }
            stage.script.wait(1)
            stage.script.perform {
                stage.mark("reloads")
                collection.reloadData()
                stage.mark("reloaded")
                stage.mark("visibleCells: \(collection.visibleCells.count)")
                DispatchQueue.main.async { stage.mark("in the block: \(collection.visibleCells.count)") }
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "table-footer-height-after-first-row-log",
            prints: [
                "cellForRow", "heightForRow", "heightForFooter", "cellForRow", "heightForRow", "cellForRow", "heightForRow", "cellForRow",
                "heightForRow", "heightForFooter", "cellForRow", "heightForRow", "cellForRow", "heightForRow", .rest,
            ], of: ["cellForRow", "heightForRow", "heightForFooter"]
        ) { $0.addEnded() },
        ObservationScene(
            "table-headers-and-footers-last-log",
            prints: [
                .repeated(["cellForRow"]), "heightForHeader", "viewForHeader", "viewForFooter", "heightForHeader", "viewForHeader",
                "viewForFooter",
            ], of: ["cellForRow", "heightForHeader", "viewForHeader", "viewForFooter"]
        ) { $0.addEnded() },
        ObservationScene(
            "row-primary-action-order",
            prints: [
                "willSelect", "didSelect", "primary action", .rest, "again", "willSelect", "didSelect", "primary action",
            ], of: ["willSelect", "didSelect", "primary action", "again"]
        ) { stage in
            let rows = stage.keep(ActedRows { stage.mark($0) })
            let table = stage.add(UITableView(frame: .list, style: .plain), "list", at: .list)
            (table.dataSource, table.delegate) = (rows, rows)
            stage.tapTwice()
        },
        ObservationScene(
            "item-primary-action-order",
            prints: [
                "shouldSelect", "didSelect", "primary action", .rest, "again", "shouldSelect", "didSelect", "primary action",
            ], of: ["shouldSelect", "didSelect", "primary action", "again"]
        ) { stage in
            stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, stage.keep(ActedItems { stage.mark($0) }))
            stage.tapTwice()
        },
        ObservationScene(
            "state-in-each-activity-call-log",
            prints: [
                "willResignActive: active", "didEnterBackground: background", "willEnterForeground: background", "didBecomeActive: active",
            ], of: ["willResignActive: *", "didEnterBackground: *", "willEnterForeground: *", "didBecomeActive: *"]
        ) { stage in
            stage.application.delegate = stage.keep(StateInCalls { stage.mark("\($0): \($1)") })
            stage.interrupt(by: .background, at: 1)
            stage.interrupt(by: .foreground, at: 2)
            stage.script.wait(3)
        },
        ObservationScene(
            "notification-centre-resigns-twice-log",
            differs: "It is of iOS 11 or 12, and of an app without scenes; a later list of an app with a scene has one call.",
            prints: ["willResignActive", "didBecomeActive", "willResignActive"], of: ["willResignActive", "didBecomeActive"]
        ) { stage in
            stage.application.delegate = stage.keep(StateInCalls { word, _ in stage.mark(word) })
            stage.interrupt(by: .alert, at: 1)
            stage.script.wait(2)
        },
    ]
}

extension Stage {
    /// A table of so many rows that prints its layout, and whose data source and delegate say what they are asked.
    fileprivate func addWatched(rows count: Int) -> WatchedTable {
        let rows = keep(EndedRows([count]) { [self] in mark($0) })
        let table = add(WatchedTable(frame: .list, style: .plain), "list", at: .list)
        (table.dataSource, table.delegate) = (rows, rows)
        script.wait(1)
        return table
    }

    /// Taps the first row, and once more.
    fileprivate func tapTwice() {
        script.wait(1)
        script.tap(at: CGPoint(x: 150, y: CGRect.list.minY + 20))
        script.wait(1)
        script.mark("again")
        script.tap(at: CGPoint(x: 150, y: CGRect.list.minY + 20))
        script.wait(1)
    }

    /// A table of two sections of three rows, all in sight, with headers and footers.
    fileprivate func addEnded() {
        let rows = keep(EndedRows([3, 3], hasEnds: true) { [self] in mark($0) })
        let table = add(UITableView(frame: .list, style: .plain), "list", at: .list)
        (table.dataSource, table.delegate) = (rows, rows)
        script.wait(1)
    }
}

private final class WatchedTable: UITableView {
    override func layoutSubviews() { super.layoutSubviews() }
}

private final class WatchedCollection: UICollectionView {
    /// Receives the number of cells in sight after each layout.
    var laidOut: (Int) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        laidOut(visibleCells.count)
    }
}

/// Says what the table asks about rows and, if there are any, about headers and footers.
private final class EndedRows: UITableViewDataSource, UITableViewDelegate {
    private let counts: [Int]
    private let hasEnds: Bool
    private let say: (String) -> Void

    init(_ counts: [Int], hasEnds: Bool = false, _ say: @escaping (String) -> Void) {
        (self.counts, self.hasEnds, self.say) = (counts, hasEnds, say)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        say("numberOfSections")
        return counts.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("numberOfRows")
        return counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        say("cellForRow")
        return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        say("heightForRow")
        return 44
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { end("heightForHeader") ? 30 : 0 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { end("heightForFooter") ? 30 : 0 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { end("viewForHeader") ? UIView() : nil }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { end("viewForFooter") ? UIView() : nil }

    private func end(_ word: String) -> Bool {
        if hasEnds { say(word) }
        return hasEnds
    }
}

private final class CountedItems: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// Says each call about activity, and the state of the app within the call.
private final class StateInCalls: UIApplicationDelegate {
    private let say: (String, String) -> Void

    init(_ say: @escaping (String, String) -> Void) { self.say = say }

    func applicationDidBecomeActive(_ application: UIApplication) { tell("didBecomeActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { tell("willResignActive", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { tell("didEnterBackground", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { tell("willEnterForeground", application) }

    private func tell(_ call: String, _ application: UIApplication) {
        switch application.applicationState {
        case .active: say(call, "active")
        case .inactive: say(call, "inactive")
        case .background: say(call, "background")
        }
    }
}

/// Says which calls a tap on a row brings.
private final class ActedRows: UITableViewDataSource, UITableViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        say("willSelect")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { say("didSelect") }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { say("primary action") }
}

/// Says which calls a tap on an item brings.
private final class ActedItems: UICollectionViewDataSource, UICollectionViewDelegate {
    private let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) { self.say = say }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        say("shouldSelect")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { say("didSelect") }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { say("primary action") }
}
