import EventTrace
import Testing

@testable import UIKit

/// A list of names, in sections, that can be changed; it notes what it is asked for and what comes into sight and goes.
private final class Names: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections = [["a", "b", "c", "d"], ["x", "y"]]
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(sections[indexPath.section][indexPath.row])
        let cell = UITableViewCell()
        cell.accessibilityLabel = asked.last
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked.append(sections[indexPath.section][indexPath.item])
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityLabel = asked.last
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
}

/// Places before the changes for what goes, places after them for what comes.
@Suite struct ListUpdateTests {
    private let names = Names()

    private func table() -> (World, UITableView) {
        World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "table")
            table.dataSource = names
            table.delegate = world.name(names, "delegate")
            return table
        }
    }

    private func collection() -> (World, UICollectionView) {
        World.with { world in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            let collection = world.add(UICollectionView(frame: frame, collectionViewLayout: layout), "collection")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = names
            collection.delegate = world.name(names, "delegate")
            return collection
        }
    }

    /// The names that are in sight, from above.
    private func shown(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.accessibilityLabel ?? "" }
    }
    private func shown(_ collection: UICollectionView) -> [String] {
        collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.accessibilityLabel ?? "" }
    }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func `SC.118 only what has come is asked for, before what has gone ends being displayed`() {
        let (world, table) = table()
        #expect(
            world.run() == [
                "delegate.willDisplayRow([0, 0])", "delegate.willDisplayRow([0, 1])", "delegate.willDisplayRow([0, 2])",
                "delegate.willDisplayRow([0, 3])", "delegate.willDisplayRow([1, 0])", "delegate.willDisplayRow([1, 1])",
            ])
        names.asked = []
        world.simulation.perform {
            table.performBatchUpdates {
                names.sections[0] = ["b", "new", "c", "d"]
                table.insertRows(at: [path(1)], with: .automatic)
                table.deleteRows(at: [path(0)], with: .fade)
            }
        }
        #expect(names.asked == ["new"] && shown(table) == ["b", "new", "c", "d", "x", "y"])
        #expect(world.run().suffix(2) == ["delegate.willDisplayRow([0, 1])", "delegate.didEndDisplayingRow([0, 0])"])
    }

    @Test func `SC.118 switched off, what goes ends being displayed first`() {
        var made: UITableView?
        let world = World(ablation: Ablation(switchedOff: Rule.leavingCellsLast.id)) { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), "table")
            table.dataSource = names
            table.delegate = world.name(names, "delegate")
            made = table
        }
        world.run()
        world.simulation.perform { made?.reloadRows(at: [path(2)], with: .none) }
        #expect(world.run().suffix(2) == ["delegate.didEndDisplayingRow([0, 2])", "delegate.willDisplayRow([0, 2])"])
    }

    @Test func `SC.119 what is scrolled away ends being displayed after what comes into sight is displayed`() {
        names.sections = [(0..<40).map { "\($0)" }]
        let (world, table) = table()
        let before = world.run().count
        world.simulation.perform { table.contentOffset.y = 44 }
        #expect(world.run().dropFirst(before) == ["delegate.willDisplayRow([0, 14])", "delegate.didEndDisplayingRow([0, 0])"])
        #expect(world.decisions(by: .arrivingRowsFirst).count == 1)
        world.simulation.perform { table.reloadData() }
        let calls = world.run().dropFirst(before + 2)
        #expect(calls.first == "delegate.didEndDisplayingRow([0, 1])" && calls.last == "delegate.willDisplayRow([0, 14])")
    }

    @Test func `SC.119 a jump needs a new cell for each row, and the next one none`() {
        let rows = CountedCells()
        let (world, table) = World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)), "table")
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.rowHeight = 44
            table.dataSource = rows
            return table
        }
        world.run()
        #expect(rows.made.count == 10)
        world.simulation.perform { table.contentOffset.y = 4400 }
        world.run()
        #expect(rows.made.count == 20)
        world.simulation.perform { table.contentOffset.y = 8800 }
        world.run()
        #expect(rows.made.count == 20)
    }

    @Test func `SC.119 cells that go stay until all that come are displayed, also those that an estimate had kept out of sight`() {
        names.sections = [(0..<500).map { "\($0)" }]
        let (world, table) = table()
        (table.estimatedRowHeight, table.rowHeight) = (44, 22)
        let before = world.run().count
        world.simulation.perform { table.contentOffset.y = 4400 }
        let calls = Array(world.run().dropFirst(before))
        let end = calls.firstIndex { $0.contains("didEndDisplaying") }
        let display = calls.lastIndex { $0.contains("willDisplay") }
        #expect(end != nil && display != nil && display! < end!)
    }

    @Test func `SC.119 switched off, a jump uses the cells that go`() {
        let rows = CountedCells()
        var made: UITableView?
        let world = World(ablation: Ablation(switchedOff: Rule.arrivingRowsFirst.id)) { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)), "table")
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.rowHeight = 44
            table.dataSource = rows
            made = table
        }
        world.run()
        world.simulation.perform { made?.contentOffset.y = 4400 }
        world.run()
        #expect(rows.made.count == 10)
    }

    @Test func `SC.118 the same for items`() {
        let (world, collection) = collection()
        let before = world.run().count
        names.asked = []
        var log: [String] = []
        world.simulation.perform {
            collection.performBatchUpdates {
                names.sections[0] = ["d", "a", "new", "c"]
                collection.moveItem(at: path(3), to: path(0))
                collection.insertItems(at: [path(2)])
                collection.deleteItems(at: [path(1)])
            } completion: {
                log.append("completed \($0)")
            }
            log.append("returned")
        }
        #expect(names.asked == ["new"] && shown(collection) == ["d", "a", "new", "c", "x", "y"])
        #expect(world.run().dropFirst(before) == ["delegate.willDisplayItem([0, 2])", "delegate.didEndDisplayingItem([0, 1])"])
        #expect(log == ["returned", "completed true"])
    }

    @Test func `selection goes with its row, and what is deleted or reloaded is selected no more`() {
        let (world, table) = table()
        world.run()
        world.simulation.perform {
            table.allowsMultipleSelection = true
            for row in [0, 1, 3] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
            table.beginUpdates()
            names.sections[0] = ["new", "a", "c", "D"]
            table.deleteRows(at: [path(1)], with: .left)
            table.insertRows(at: [path(0)], with: .right)
            table.reloadRows(at: [path(3)], with: .none)
            #expect(shown(table) == ["a", "b", "c", "d", "x", "y"], "before the end nothing has changed")
            table.endUpdates()
            #expect(table.indexPathsForSelectedRows == [path(1)])
            #expect(table.cellForRow(at: path(1))?.isSelected == true && table.cellForRow(at: path(3))?.isSelected == false)
        }
        #expect(shown(table) == ["new", "a", "c", "D", "x", "y"])
    }

    @Test func `sections come, go and move with their rows`() {
        let (world, table) = table()
        world.run()
        names.asked = []
        world.simulation.perform {
            table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
            names.sections = [["x", "y"], ["new"], ["a", "b", "c", "d"]]
            table.performBatchUpdates {
                table.moveSection(1, toSection: 0)
                table.insertSections([1], with: .top)
            }
            #expect(table.indexPathsForSelectedRows == [path(1, 0)] && names.asked == ["new"])
            names.sections = [["X", "y"], ["a", "b", "c", "d"]]
            table.beginUpdates()
            table.deleteSections([1], with: .bottom)
            table.reloadSections([0], with: .middle)
            table.endUpdates()
        }
        #expect(shown(table) == ["X", "y", "a", "b", "c", "d"] && names.asked == ["new", "X", "y"])
        let (other, collection) = collection()
        other.run()
        other.simulation.perform {
            names.sections = [["a", "b", "c", "d"], ["X", "y"], ["z"]]
            collection.performBatchUpdates {
                collection.moveSection(1, toSection: 0)
                collection.insertSections([2])
            }
            names.sections = [["a", "b", "c", "d"], ["Z"]]
            collection.performBatchUpdates {
                collection.deleteSections([1])
                collection.reloadSections([2])
            }
            names.sections[0][2] = "C"
            collection.reloadItems(at: [path(2)])
        }
        #expect(shown(collection) == ["a", "b", "C", "d", "Z"])
    }

    @Test func `a move by itself, and one from section to section`() {
        let (world, table) = table()
        world.run()
        names.asked = []
        world.simulation.perform {
            names.sections = [["b", "c", "d"], ["x", "a", "y"]]
            table.moveRow(at: path(0), to: path(1, 1))
        }
        #expect(shown(table) == ["b", "c", "d", "x", "a", "y"] && names.asked.isEmpty)
    }

    @Test func `data that have changed with a reload of everything are not held against those before it`() {
        let (world, table) = table()
        world.run()
        world.simulation.perform {
            names.sections[0] = ["a"]
            table.reloadData()
            names.sections[0] = ["a", "b"]
            table.insertRows(at: [path(1)], with: .automatic)
        }
        world.run()
        #expect(shown(table) == ["a", "b", "x", "y"])
    }

    @Test func `SC.111 an update of a collection that has not been laid out again counts the items at its beginning`() {
        let (world, collection) = collection()
        world.run()
        world.simulation.perform {
            collection.reloadData()
            collection.performBatchUpdates {
                names.sections = [["a", "b"], ["x", "y"]]
                collection.deleteItems(at: [path(2), path(3)])
            }
        }
        world.run()
        #expect(shown(collection) == ["a", "b", "x", "y"] && stops(world).isEmpty)
        world.simulation.perform {
            collection.reloadData()
            names.sections[0].append("c")
            collection.insertItems(at: [path(2)])
        }
        #expect(
            stops(world).count == 1 && stops(world)[0].contains("after the update (3)") && stops(world)[0].contains("before the update (3)")
        )
    }

    @Test func `SC.112 a table counts its rows within reloadData, a collection at its layout`() {
        let (world, table) = table()
        world.run()
        world.simulation.perform {
            names.sections[0].append("e")
            table.reloadData()
            table.insertRows(at: [path(4)], with: .automatic)
        }
        #expect(stops(world).count == 1 && world.decisions(by: .countsAtReload).count == 1)
    }

    @Test func `SC.110 what happens after the stop is not in the record`() {
        let (world, table) = table()
        let before = world.run().count
        world.simulation.perform { table.insertRows(at: [path(0)], with: .automatic) }
        world.simulation.perform { table.reloadData() }
        #expect(world.run().count == before && stops(world).count == 1)
        #expect(stops(world)[0].contains("Invalid update: invalid number of rows in section 0."))
    }

    @Test func `SC.110 a row that was not there cannot be deleted`() {
        let (world, table) = table()
        world.run()
        world.simulation.perform {
            names.sections[0].removeLast()
            table.deleteRows(at: [path(4)], with: .automatic)
        }
        #expect(
            stops(world).first?.hasSuffix("attempt to delete row 4 from section 0 which only contains 4 rows before the update") == true)
    }

    @Test func `SC.110 rows of sections that are not there, and inserted rows that are not there, are refused`() {
        var updates = ListUpdates()
        updates.inserted = [path(8)]
        #expect(
            updates.mistake(from: [8], to: [8], of: "row", in: "table view")
                == "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update")
        for section in [-1, 2] {
            updates = ListUpdates()
            updates.deleted = [path(0, section)]
            #expect(
                updates.mistake(from: [1], to: [1], of: "row", in: "table view")
                    == "attempt to delete row 0 from section \(section), but there are only 1 sections before the update")
        }
    }

    @Test func `SC.110 a reload and a move of one row stop the app in the words of a deletion`() {
        let (world, table) = table()
        world.run()
        world.simulation.perform {
            table.performBatchUpdates {
                table.moveRow(at: path(1), to: path(3))
                table.reloadRows(at: [path(1)], with: .automatic)
            }
        }
        #expect(
            stops(world).first?.hasSuffix(
                "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})") == true)
    }

    @Test func `SC.110 changes of one row that exclude each other are refused`() {
        func mistake(of item: String = "row", _ change: (inout ListUpdates) -> Void) -> String? {
            var updates = ListUpdates()
            change(&updates)
            return updates.mistake(from: [4], to: [4], of: item, in: "list")
        }
        #expect(
            mistake {
                $0.deleted = [path(1)]
                $0.reloaded = [path(1)]
            } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})")
        #expect(
            mistake(of: "item") {
                $0.deleted = [path(2)]
                $0.moved = [(path(2), path(0))]
            } == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 2})")
        #expect(
            mistake {
                $0.inserted = [path(0)]
                $0.moved = [(path(2), path(0))]
            } == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})")
        #expect(
            mistake { $0.moved = [(path(2), path(0)), (path(2), path(1))] }
                == "attempt to perform two moves from the same index path ({length = 2, path = 0 - 2})")
        #expect(
            mistake { $0.moved = [(path(2), path(0)), (path(3), path(0))] }
                == "attempt to perform two moves to the same index path ({length = 2, path = 0 - 0})")
        #expect(mistake { $0.moved = [(path(2), path(0)), (path(0), path(2))] } == nil)
        func reloadsWhereAnotherIsMovedTo(_ updates: inout ListUpdates) {
            updates.moved = [(path(2), path(0))]
            updates.reloaded = [path(0)]
        }
        #expect(mistake(reloadsWhereAnotherIsMovedTo) == "Attempt to create two animations for cell")
        #expect(mistake(of: "item", reloadsWhereAnotherIsMovedTo) == nil)
        #expect(
            mistake {
                $0.deleted = [path(1)]
                $0.inserted = [path(1)]
            } == nil)
    }

    private func stops(_ world: World) -> [String] { world.decisions(by: .updatesAgree) }

    @Test func `numbers that do not agree are refused in UIKit's words`() {
        var updates = ListUpdates()
        updates.deleted = [path(0)]
        #expect(
            updates.mistake(from: [17], to: [9], of: "row", in: "table view")
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (9) must be equal to the number of rows contained in that section before the update (17), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
        #expect(updates.mistake(from: [17], to: [16], of: "row", in: "table view") == nil)
        #expect(
            ListUpdates().mistake(from: [], to: [1], of: "item", in: "collection view")
                == "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (1) must be equal to the number of sections contained in the collection view before the update (0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        )
    }

    @Test func `an end without a beginning ends the program`() async {
        await #expect(processExitsWith: .failure) { UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)).endUpdates() }
    }
}

/// Five hundred rows; it keeps the cells that it has seen.
private final class CountedCells: UITableViewDataSource {
    var made: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if !made.contains(where: { $0 === cell }) { made.append(cell) }
        return cell
    }
}
