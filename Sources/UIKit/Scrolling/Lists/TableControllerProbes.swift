extension UnmodelledMethod {
    static var ofTableController: [UnmodelledMethod] { responder + controller + tableController }

    /// Rows are never swiped, moved or deleted by a finger, and there is no index beside them.
    static let tableController: [UnmodelledMethod] = [
        tableMethod("canEditRowAt:", CanEdit.self), tableMethod("canMoveRowAt:", CanMove.self),
        tableMethod("commit:forRowAt:", Commit.self), tableMethod("moveRowAt:to:", MoveRow.self),
        tableMethod("editingStyleForRowAt:", RowEditingStyle.self), tableMethod("estimatedHeightForRowAt:", EstimatedHeight.self),
        tableMethod("accessoryButtonTappedForRowWith:", AccessoryTapped.self),
        tableMethod("leadingSwipeActionsConfigurationForRowAt:", LeadingSwipe.self),
        tableMethod("trailingSwipeActionsConfigurationForRowAt:", TrailingSwipe.self),
        UnmodelledMethod("sectionIndexTitles", IndexTitles.self, BlankTable.self, of: UITableViewController.self),
    ]

    private static func tableMethod<Probe: UITableViewController>(_ labels: String, _ probe: Probe.Type) -> UnmodelledMethod {
        UnmodelledMethod("tableView(_:\(labels))", probe, BlankTable.self, of: UITableViewController.self)
    }
}

// Each overrides one method; their bodies never run.
private final class BlankTable: UITableViewController {}
private final class CanEdit: UITableViewController {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
private final class CanMove: UITableViewController {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}
private final class Commit: UITableViewController {
    override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
}
private final class MoveRow: UITableViewController {
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}
private final class RowEditingStyle: UITableViewController {
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }
}
private final class EstimatedHeight: UITableViewController {
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
}
private final class AccessoryTapped: UITableViewController {
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}
private final class LeadingSwipe: UITableViewController {
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
private final class TrailingSwipe: UITableViewController {
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
private final class IndexTitles: UITableViewController {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
