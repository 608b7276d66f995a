extension UnmodelledMethod {
    static var ofTableController: [UnmodelledMethod] { responder + controller + tableController }

    /// There is no index beside the rows.
    static let tableController: [UnmodelledMethod] = [
        UnmodelledMethod("sectionIndexTitles", IndexTitles.self, BlankTable.self, of: UITableViewController.self)
    ]
}

// Each overrides one method; their bodies never run.
private final class BlankTable: UITableViewController {}
private final class IndexTitles: UITableViewController {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
