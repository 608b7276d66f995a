import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// How lists and layouts are asked, as published accounts tell it.
extension ObservationScene {
    static let foundLaterLists: [ObservationScene] = [
        ObservationScene(
            "table-controller-root-log",
            differs: "It is of iOS 8. Since iOS 13 the first layout comes before `viewDidAppear`.",
            prints: [
                "A.viewDidLoad", "A.viewWillAppear", "sections", "rows", "height 0", "height 1", "A.viewDidAppear", "sections", "rows",
                "height 0", "height 1", "cell 0", "height 0", "cell 1", "height 1",
            ], of: ["A.viewDidLoad", "A.view*ppear", "sections", "rows", "height *", "cell *"]
        ) { stage in
            let root = stage.name(AskedTableController(), "A")
            root.say = { stage.mark($0) }
            stage.window.rootViewController = root
        },
        ObservationScene(
            "table-rows-before-headers",
            prints: [.rest, "cell 0", "height 0", "shows 0", "cell 1", "height 1", "shows 1", "header", "footer"],
            of: ["cell *", "height *", "shows 0", "shows 1", "header", "footer"]
        ) { stage in
            let rows = stage.keep(HeadedRows())
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0, 0)
            rows.say = { stage.mark($0) }
        },
        ObservationScene(
            "table-header-after-cells-log",
            prints: [
                "rows", .many("height *"), "cell 0", "height 0", "shows 0", "cell 1", "height 1", "shows 1", "height of header", "header",
            ], of: ["rows", "cell *", "height *", "shows *", "header"]
        ) { stage in
            let rows = stage.keep(HeadedRows())
            rows.say = { stage.mark($0) }
            let table = stage.add(UITableView(frame: .list, style: .plain), "list", at: .list)
            table.estimatedRowHeight = 0
            (table.dataSource, table.delegate) = (rows, rows)
        },
        ObservationScene(
            "table-header-after-cells-list",
            prints: ["rows", "cell 0", "height 0", "shows 0", "cell 1", "height 1", "shows 1", "height of header", "header", "footer"],
            of: ["rows", "cell *", "height 0", "height 1", "height of header", "shows *", "header", "footer"]
        ) { stage in
            let rows = stage.keep(HeadedRows())
            rows.say = { stage.mark($0) }
            stage.addTable(UITableView(frame: .list, style: .plain), rows)
        },
        ObservationScene(
            "table-row-back-not-asked",
            differs: "Cells are not prefetched here: a cell is requested when it comes into sight.",
            prints: ["back", "shows 0"], of: ["back", "cell 0", "shows 0"]
        ) { stage in
            let rows = stage.keep(HeadedRows(30))
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            stage.script.wait(1)
            stage.script.perform { table.contentOffset.y = 200 }
            stage.script.wait(0.5)
            stage.script.perform {
                rows.say = { stage.mark($0) }
                stage.mark("back")
                table.contentOffset.y = 0
            }
            stage.script.wait(0.5)
        },
        ObservationScene(
            "layout-prepare-size-elements", prints: ["prepare", .many("size"), "elements", .rest], of: ["prepare", "size", "elements"]
        ) { stage in
            _ = stage.showAskedLayout(invalidates: false)
        },
        ObservationScene(
            "layout-elements-again-if-invalidated", prints: ["scrolls", "prepare", .many("size"), "elements", .rest],
            of: ["scrolls", "prepare", "size", "elements"]
        ) { stage in
            let (layout, collection) = stage.showAskedLayout(invalidates: true)
            layout.say = { _ in }
            stage.script.wait(1)
            stage.script.perform {
                layout.say = { stage.mark($0) }
                stage.mark("scrolls")
                collection.contentOffset.y = 10
            }
            stage.script.wait(1)
        },
        ObservationScene(
            "table-sections-twice-height-after-cell",
            differs: "Cells and heights agree. Sections are counted once here; how often iOS 13 and later count them is not published.",
            prints: ["sections", "sections", "rows", "cell 0", "height 0", .rest],
            of: ["sections", "rows", "height *", "cell *"]
        ) { stage in
            let rows = stage.keep(HeadedRows(100))
            rows.say = { stage.mark($0) }
            stage.addTable(UITableView(frame: .list, style: .plain), rows)
        },
        ObservationScene(
            "collection-reload-and-selection",
            differs: "It is the only account; here a reload clears the selection, as in a table.",
            prints: ["selected: 2", "reloaded: 2"], of: ["selected: *", "reloaded: *"]
        ) {
            stage in
            let items = stage.keep(PlainItems())
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, items)
            func tell(_ word: String) {
                stage.mark("\(word): " + (collection.indexPathsForSelectedItems ?? []).map { "\($0.item)" }.joined())
            }
            stage.script.wait(1)
            stage.script.perform {
                collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
                tell("selected")
                collection.reloadData()
            }
            stage.script.wait(1)
            stage.script.perform { tell("reloaded") }
        },
    ]
}

extension Stage {
    fileprivate func showAskedLayout(invalidates: Bool) -> (AskedLayout, UICollectionView) {
        let layout = AskedLayout()
        layout.invalidates = invalidates
        layout.say = { [self] in mark($0) }
        let items = keep(PlainItems())
        let collection = add(UICollectionView(frame: .list, collectionViewLayout: layout), "list", at: .list)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        return (layout, collection)
    }
}

private final class AskedTableController: UITableViewController {
    var say: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 0
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func numberOfSections(in tableView: UITableView) -> Int {
        say("sections")
        return 1
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("rows")
        return 2
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        say("height \(indexPath.row)")
        return 44
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        say("cell \(indexPath.row)")
        return UITableViewCell()
    }
}

private final class HeadedRows: UITableViewDataSource, UITableViewDelegate {
    var say: (String) -> Void = { _ in }
    private let count: Int

    init(_ count: Int = 2) { self.count = count }

    func numberOfSections(in tableView: UITableView) -> Int {
        say("sections")
        return 1
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        say("rows")
        return count
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        say("height \(indexPath.row)")
        return 44
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        say("height of header")
        return 30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        say("header")
        return UIView()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        say("footer")
        return UIView()
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        say("shows \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        say("cell \(indexPath.row)")
        return UITableViewCell()
    }
}

private final class AskedLayout: UICollectionViewLayout {
    var say: (String) -> Void = { _ in }
    var invalidates = false

    override func prepare() { say("prepare") }
    override var collectionViewContentSize: CGSize {
        say("size")
        return CGSize(width: 300, height: 880)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        say("elements")
        return (0..<20).map(place).filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { place(indexPath.item) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidates }

    private func place(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 44 * Double(item), width: 300, height: 44)
        return attributes
    }
}

private final class PlainItems: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
