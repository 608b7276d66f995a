import EventTrace

/// A controller that is data source and delegate of the table that is its view.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    override var kind: String { "tableViewController" }
    override var engineClass: MethodTable { MethodTable(UITableViewController.self) }
    override var unmodelledMethods: [UnmodelledMethod] { UnmodelledMethod.ofTableController }

    private final let style: UITableView.Style
    /// Whether rows are deselected before the view appears.
    open var clearsSelectionOnViewWillAppear = true

    public init(style: UITableView.Style) {
        self.style = style
        #if hasFeature(Embedded)
            super.init()
        #else
            super.init(nibName: nil, bundle: nil)
        #endif
    }

    #if !hasFeature(Embedded)
        public override init(nibName: String?, bundle: Bundle?) {
            style = .plain
            super.init(nibName: nibName, bundle: bundle)
        }
    #endif

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { show(newValue) }
    }

    open override func loadView() { show(UITableView(frame: UIScreen.main.bounds, style: style)) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let table = loadedView as? UITableView else { return }
        for indexPath in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: indexPath, animated: animated) }
    }

    /// The refresh control of the table.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Changes the editing mode, also of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (loadedView as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError("UITableViewController: a table with rows needs cells")
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    // MARK: Delegate; running one of these means that client code has no such method

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Simulation.delegate(self, lacks: .heightForRow, for: tableView)
        return tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .willDisplayRow, for: tableView)
    }
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didEndDisplayingRow, for: tableView)
    }
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        Simulation.delegate(self, lacks: .willDisplayHeaderView, for: tableView)
    }
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        Simulation.delegate(self, lacks: .willDisplayFooterView, for: tableView)
    }
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        Simulation.delegate(self, lacks: .didEndDisplayingHeaderView, for: tableView)
    }
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        Simulation.delegate(self, lacks: .didEndDisplayingFooterView, for: tableView)
    }
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canPerformPrimaryActionForRow, for: tableView)
        return !tableView.isEditing
    }
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .performPrimaryActionForRow, for: tableView)
    }
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .shouldHighlightRow, for: tableView)
        return true
    }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didHighlightRow, for: tableView)
    }
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didUnhighlightRow, for: tableView)
    }
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Simulation.delegate(self, lacks: .willSelectRow, for: tableView)
        return indexPath
    }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        Simulation.delegate(self, lacks: .willDeselectRow, for: tableView)
        return indexPath
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didSelectRow, for: tableView)
    }
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .didDeselectRow, for: tableView)
    }

    // MARK: Swiping; running one of these means that client code has no such method

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canEditRow, for: tableView)
        return true
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { Simulation.delegate(self, lacks: .commitEditing, for: tableView) }
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        Simulation.delegate(self, lacks: .editingStyleForRow, for: tableView)
        return .delete
    }
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        Simulation.delegate(self, lacks: .leadingSwipeActions, for: tableView)
        return nil
    }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        Simulation.delegate(self, lacks: .trailingSwipeActions, for: tableView)
        return nil
    }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .willBeginEditingRow, for: tableView)
    }
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        Simulation.delegate(self, lacks: .didEndEditingRow, for: tableView)
    }

    // MARK: Moving and details; running one of these means that client code has no such method

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        Simulation.delegate(self, lacks: .canMoveRow, for: tableView)
        return true
    }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        Simulation.delegate(self, lacks: .moveRow, for: tableView)
    }
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        Simulation.delegate(self, lacks: .targetForMove, for: tableView)
        return proposedDestinationIndexPath
    }
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        Simulation.delegate(self, lacks: .accessoryButtonTapped, for: tableView)
    }

    // MARK: Scrolling; running one of these means that client code has no such method

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { Simulation.delegate(self, lacks: .scrollViewDidScroll, for: scrollView) }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginDragging, for: scrollView)
    }
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { Simulation.delegate(self, lacks: .scrollViewWillEndDragging, for: scrollView) }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Simulation.delegate(self, lacks: .scrollViewDidEndDragging, for: scrollView)
    }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginDecelerating, for: scrollView)
    }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidEndDecelerating, for: scrollView)
    }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidEndScrollingAnimation, for: scrollView)
    }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        Simulation.delegate(self, lacks: .scrollViewShouldScrollToTop, for: scrollView)
        return true
    }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        Simulation.delegate(self, lacks: .scrollViewDidScrollToTop, for: scrollView)
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        Simulation.delegate(self, lacks: .viewForZooming, for: scrollView)
        return nil
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        Simulation.delegate(self, lacks: .scrollViewWillBeginZooming, for: scrollView)
    }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { Simulation.delegate(self, lacks: .scrollViewDidZoom, for: scrollView) }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        Simulation.delegate(self, lacks: .scrollViewDidEndZooming, for: scrollView)
    }

    // MARK: The index beside the rows, which is not modelled: the record notes a class that overrides this

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

extension UITableViewController {
    final func show(_ table: UITableView) {
        table.dataSource = self
        table.delegate = self
        view = table
    }
}
