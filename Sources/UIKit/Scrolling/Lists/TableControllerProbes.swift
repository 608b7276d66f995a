extension UnmodelledMethod {
    static var ofTableController: [UnmodelledMethod] { responder + controller + tableController }

    /// Rows are never moved by a finger, and there is no index beside them.
    static let tableController: [UnmodelledMethod] = [
        tableMethod("canMoveRowAt:", CanMove.self), tableMethod("moveRowAt:to:", MoveRow.self),
        tableMethod("accessoryButtonTappedForRowWith:", AccessoryTapped.self),
        UnmodelledMethod("sectionIndexTitles", IndexTitles.self, BlankTable.self, of: UITableViewController.self),
    ]

    private static func tableMethod<Probe: UITableViewController>(_ labels: String, _ probe: Probe.Type) -> UnmodelledMethod {
        UnmodelledMethod("tableView(_:\(labels))", probe, BlankTable.self, of: UITableViewController.self)
    }
}

// Each overrides one method; their bodies never run.
private final class BlankTable: UITableViewController {}
private final class CanMove: UITableViewController {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}
private final class MoveRow: UITableViewController {
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}
private final class AccessoryTapped: UITableViewController {
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}
private final class IndexTitles: UITableViewController {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
