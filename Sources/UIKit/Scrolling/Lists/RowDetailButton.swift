/// The button of a row's accessory that shows details.
final class RowDetailButton: UIControl {
    override var kind: String { "rowDetailButton" }
    override var engineClass: MethodTable { MethodTable(RowDetailButton.self) }

    /// The width and height in points; assumed.
    private static let side: CGFloat = 24

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let cell = superview as? UITableViewCell else { return }
        (cell.superview as? UITableView)?.detailButtonTapped(of: cell, in: .current)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }
}

extension UITableView {
    /// SC.114: calls the delegate for the row of the cell.
    final func detailButtonTapped(of cell: UITableViewCell, in simulation: Simulation?) {
        guard let indexPath = indexPath(for: cell), let delegate = listDelegateReference.delegate else { return }
        guard let simulation else { return delegate.tableView(self, accessoryButtonTappedForRowWith: indexPath) }
        guard simulation.holds(.accessoryButton) else { return }
        simulation.tell(
            .accessoryButtonTapped, toDelegate: delegate, for: self, by: .accessoryButton, about: simulation.name(of: indexPath)
        ) { delegate.tableView(self, accessoryButtonTappedForRowWith: indexPath) }
    }
}
