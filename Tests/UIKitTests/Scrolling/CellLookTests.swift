import EventTrace
import Testing

@testable import UIKit

/// What stands in a cell beside its content.
@Suite struct CellLookTests {
    private let spy = Spy()

    @Test func `a selected background is there only while the cell is selected or highlighted, behind the content`() {
        let world = World()
        world.simulation.perform {
            let (cell, usual, selected) = (UITableViewCell(), UIView(), UIView())
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            (cell.backgroundView, cell.selectedBackgroundView) = (usual, selected)
            #expect(cell.subviews == [usual, cell.contentView] && cell.backgroundView === usual)
            cell.setHighlighted(true, animated: false)
            #expect(cell.subviews == [usual, selected, cell.contentView] && selected.frame == cell.bounds)
            cell.setSelected(true, animated: false)
            cell.setHighlighted(false, animated: false)
            #expect(selected.superview === cell && cell.selectedBackgroundView === selected)
            cell.frame.size.height = 60
            cell.layoutIfNeeded()
            #expect(usual.frame.height == 60 && selected.frame.height == 60)
            cell.setSelected(false, animated: false)
            #expect(cell.subviews == [usual, cell.contentView])
            cell.selectedBackgroundView = nil
            cell.backgroundView = nil
            cell.isSelected = true
            #expect(cell.subviews == [cell.contentView])
        }
    }

    /// added-to-the-cell-not-its-content
    @Test(arguments: [13, 14] as [SystemVersion])
    func `SC.83 since iOS 14 what is added to a cell lies behind its content view`(_ version: SystemVersion) {
        let world = World()
        world.simulation.systemVersion = version
        world.simulation.perform {
            for cell in [UITableViewCell(), UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 44))] as [UIView] {
                cell.frame = CGRect(x: 0, y: 0, width: 50, height: 44)
                let (added, second) = (UIView(frame: cell.bounds), UIView())
                cell.addSubview(added)
                cell.addSubview(second)
                let content = (cell as? UITableViewCell)?.contentView ?? (cell as! UICollectionViewCell).contentView
                #expect(cell.subviews == (version == 13 ? [content, added, second] : [added, second, content]))
                #expect(cell.hitTest(CGPoint(x: 10, y: 10), with: nil) === (version == 13 ? added : content))
                cell.bringSubviewToFront(added)
                #expect(cell.subviews.last === added)
            }
        }
    }

    @Test func `the same for the cell of an item`() {
        let world = World()
        world.simulation.perform {
            let (cell, selected, other) = (UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(), UIView())
            cell.isSelected = true
            cell.selectedBackgroundView = selected
            #expect(cell.subviews == [selected, cell.contentView])
            cell.selectedBackgroundView = other
            #expect(cell.subviews == [other, cell.contentView])
            cell.isSelected = false
            #expect(cell.subviews == [cell.contentView] && cell.selectedBackgroundView === other)
            cell.backgroundView = selected
            cell.isHighlighted = true
            #expect(cell.subviews == [selected, other, cell.contentView] && cell.backgroundView === selected)
        }
    }

    @Test func `RC.3 a button as an accessory view has its touches, and the content what is left of the cell`() {
        let source = SelectionListener()
        var made: UITableViewCell?
        source.makeCell = { [spy] _, indexPath in
            let cell = UITableViewCell()
            guard indexPath.row == 0 else { return cell }
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
            button.addTarget(spy, action: Spy.fire, for: .touchUpInside)
            cell.accessoryView = button
            made = cell
            return cell
        }
        let world = World { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)), "table")
            table.dataSource = source
            table.delegate = world.name(source, "delegate")
        }
        world.tap(260, 22)
        world.tap(100, 22, at: 2)
        #expect(world.run() == ["button.action(touchUpInside)", "delegate.didSelectRow([0, 0])"])
        #expect(made?.accessoryView?.frame == CGRect(x: 244, y: 10, width: 40, height: 24))
        #expect(made?.contentView.frame == CGRect(x: 0, y: 0, width: 228, height: 44))
        made?.accessoryView = nil
        made?.layoutIfNeeded()
        #expect(made?.contentView.frame.width == 300)
    }

    @Test func `an image view is made when it is asked for, and plain data have the values of Apple's`() {
        let cell = UITableViewCell()
        #expect(cell.contentView.subviews.isEmpty && cell.imageView === cell.imageView && cell.imageView?.superview === cell.contentView)
        #expect(cell.editingAccessoryType == .none && cell.editingAccessoryView == nil && cell.multipleSelectionBackgroundView == nil)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.separatorInset.left == 15)
        #expect(cell.shouldIndentWhileEditing && !cell.showsReorderControl && cell.editingStyle == .none)
        #expect([UITableViewCell.EditingStyle.none, .delete, .insert].map(\.rawValue) == [0, 1, 2])
        #expect([UITableViewCell.SeparatorStyle.none, .singleLine, .singleLineEtched].map(\.rawValue) == [0, 1, 2])
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        #expect(animations.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
    }

    @Test func `a table's background stands behind its rows, as large as the table`() {
        let source = SelectionListener()
        let (world, table) = World.with { world in
            let table = world.add(UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440)), "table")
            table.dataSource = source
            table.backgroundView = UIView()
            return table
        }
        world.simulation.perform { table.contentOffset.y = 30 }
        world.run()
        #expect(table.subviews.first === table.backgroundView && table.backgroundView?.frame == table.bounds)
        #expect(table.separatorStyle == .singleLine && table.separatorColor == nil && table.separatorInset.left == 15)
        #expect(!table.cellLayoutMarginsFollowReadableWidth && table.scrollIndicatorInsets == .zero)
        let automatic = UITableView.automaticDimension
        #expect(
            [table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding] == [
                automatic, automatic, automatic,
            ])
        table.flashScrollIndicators()
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            super.tableView(tableView, canEditRowAt: indexPath)
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            super.tableView(tableView, canMoveRowAt: indexPath)
        }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { super.tableView(tableView, editingStyleForRowAt: indexPath) }
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            super.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { super.sectionIndexTitles(for: tableView) }
        override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    }

    @Test func `the record says of a table's controller which of its methods are never called`() {
        let rows = Rows(style: .plain)
        let world = World { $0.window.rootViewController = rows }
        let path = IndexPath(row: 0, section: 0)
        world.run()
        #expect(world.notes == ["rows: notModelled sectionIndexTitles"])
        let table: UITableView = rows.tableView
        #expect(rows.tableView(table, canEditRowAt: path) && rows.tableView(table, canMoveRowAt: path))
        #expect(rows.tableView(table, editingStyleForRowAt: path) == .delete && rows.sectionIndexTitles(for: table) == nil)
        #expect(rows.tableView(table, estimatedHeightForRowAt: path) == table.estimatedRowHeight)
    }

    @Test func `the button that edits begins and ends it, of a table too`() {
        let world = World()
        world.simulation.perform {
            let rows = Rows(style: .plain)
            rows.loadViewIfNeeded()
            let button = rows.editButtonItem
            #expect(button === rows.editButtonItem && button.title == "Edit" && !rows.isEditing)
            button.primaryAction?.performWithSender(button, target: nil)
            #expect(rows.isEditing && rows.tableView.isEditing && button.title == "Done")
            rows.setEditing(false, animated: true)
            #expect(!rows.tableView.isEditing && button.title == "Edit")
            let plain = UIViewController()
            plain.setEditing(true, animated: true)
            #expect(plain.isEditing && plain.editButtonItem.title == "Done")
        }
    }

    @Test func `what a swipe would show is plain data`() {
        let action = UIContextualAction(style: .destructive, title: "Delete") { action, _, done in done(action.style == .destructive) }
        action.backgroundColor = .red
        action.image = UIImage()
        let configuration = UISwipeActionsConfiguration(actions: [action])
        #expect(configuration.actions == [action] && configuration.performsFirstActionWithFullSwipe)
        #expect(action.title == "Delete" && action.image != nil && action.backgroundColor == .red)
        var isDone = false
        action.handler(action, UIView()) { isDone = $0 }
        #expect(isDone && UIContextualAction.Style.normal.rawValue == 0)
    }
}
