import UIKit

extension Stage {
    /// A table of rows of 44 points, ten of them in sight, named `list`, with `delegate` as its source and delegate.
    @discardableResult
    public func addTable<Table: UITableView>(_ table: Table, _ delegate: some UITableViewDataSource & UITableViewDelegate) -> Table {
        add(table, "list", at: CGRect.list)
        name(delegate, "delegate")
        table.dataSource = delegate
        table.delegate = delegate
        return table
    }

    /// A table of rows of 44 points, ten of them in sight, with `rows` as its source and delegate; both get their names.
    @discardableResult
    public func addTable<Table: UITableView, Rows: UITableViewDataSource & UITableViewDelegate>(
        _ table: Table, _ name: Named<Table>, _ rows: Rows, _ rowsName: Named<Rows>, fileID: String = #fileID, line: Int = #line
    ) -> Table {
        add(table, name, at: CGRect.list, fileID: fileID, line: line)
        self.name(rows, rowsName, fileID: fileID, line: line)
        table.dataSource = rows
        table.delegate = rows
        return table
    }

    /// A collection view named `list` with `delegate` as its source and delegate.
    ///
    /// Its lines of 44 points have one item each, and its cells are registered as `item`.
    @discardableResult
    public func addCollection<Collection: UICollectionView>(
        _ make: (CGRect, UICollectionViewLayout) -> Collection, _ delegate: some UICollectionViewDataSource & UICollectionViewDelegate
    ) -> Collection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: CGRect.list.width, height: 44)
        layout.minimumLineSpacing = 0
        let collection = add(make(.list, layout), "list", at: .list)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        name(delegate, "delegate")
        collection.dataSource = delegate
        collection.delegate = delegate
        return collection
    }
}

extension CGRect {
    /// The place of lists: ten rows high.
    package static var list: CGRect { CGRect(x: 45, y: 200, width: 300, height: 440) }
}
