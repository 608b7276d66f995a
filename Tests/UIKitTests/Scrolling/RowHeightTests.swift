import Testing

@testable import UIKit

/// Tables without a source, rows as high as what is in them, and cells that are there at once.
struct RowHeightTests {
    /// As high as the view that constraints put into it.
    private final class TallCell: UITableViewCell {
        let box = UIView()
        private(set) var height: NSLayoutConstraint?
        func show(_ points: CGFloat) {
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: points)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }
    }

    private final class Source: UITableViewDataSource {
        var heights: [CGFloat] = []
        var count = 0
        var asked: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            guard !heights.isEmpty else { return UITableViewCell() }
            let cell = TallCell()
            cell.show(heights[indexPath.row % heights.count])
            return cell
        }
    }

    private let source = Source()

    private func table(_ prepare: (UITableView) -> Void = { _ in }) -> (World, UITableView) {
        World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), "table")
            prepare(table)
            table.dataSource = source
            return table
        }
    }

    @Test func `a table without a data source has one section without rows`() {
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0 && table.indexPathsForVisibleRows == nil)
    }

    @Test func `SC.14 cells are there right after a table has scrolled at once`() {
        source.count = 100
        let (world, table) = table()
        world.run()
        world.simulation.perform {
            let (far, near) = (IndexPath(row: 50, section: 0), IndexPath(row: 90, section: 0))
            table.scrollToRow(at: far, at: .top, animated: false)
            #expect(table.cellForRow(at: far) != nil && table.visibleCells.first === table.cellForRow(at: far))
            table.scrollToRow(at: near, at: .none, animated: false)
            #expect(table.cellForRow(at: near) != nil && table.cellForRow(at: far) == nil)
            table.scrollToRow(at: far, at: .top, animated: true)
            #expect(table.cellForRow(at: far) == nil)
        }
    }

    @Test func `SC.14 rows are as high as the constraints in their cells make them, and the next ones make room`() {
        source.heights = [50, 90]
        source.count = 10
        let (world, table) = table()
        #expect(table.rowHeight == UITableView.automaticDimension)
        world.run()
        let frames = table.visibleCells.map(\.frame)
        #expect(frames.map(\.minY) == [0, 60, 160] && frames.map(\.height) == [60, 100, 60])
        #expect((table.visibleCells[1] as? TallCell)?.box.frame == CGRect(x: 0, y: 5, width: 300, height: 90))
        // Those that have not been in sight are taken for plain ones; the first two of four that fitted so are asked again for nothing.
        #expect(table.contentSize.height == CGFloat(380 + 5 * 44))
        #expect(source.asked == [0, 1, 2, 3, 4])
    }

    @Test func `SC.14 a row of estimated height, and a fixed height, which needs no cell`() {
        source.heights = [50]
        source.count = 10
        let (world, table) = table { $0.estimatedRowHeight = 100 }
        world.run()
        #expect(table.contentSize.height == CGFloat(4 * 60 + 6 * 100))
        world.simulation.perform {
            table.rowHeight = 30
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 300 && table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 60)
        }
    }

    @Test func `a row without constraints in it is 44 points high`() {
        source.count = 3
        let (world, table) = table()
        world.run()
        #expect(table.contentSize.height == 132 && table.visibleCells.count == 3)
    }

    @Test func `cells, headers and items can be made without arguments`() {
        #expect(UITableViewCell().frame.size == CGSize(width: 320, height: 44) && UITableViewCell().reuseIdentifier == nil)
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let (cell, item) = (TallCell(frame: frame), UICollectionViewCell())
        #expect(cell.frame == frame && cell.contentView.superview === cell && item.contentView.superview === item)
        #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
    }

    @Test func `a cell fits what is in its content view`() {
        let cell = TallCell()
        cell.show(70)
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 80))
        let item = UICollectionViewCell()
        let width = item.contentView.widthAnchor.constraint(equalToConstant: 33)
        width.isActive = true
        #expect(item.systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 0))
    }
}
