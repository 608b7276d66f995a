/// The views behind the content of a cell. The one for selection and highlight exists only meanwhile, above the other.
struct CellBackgrounds {
    private(set) var usual: UIView?
    private(set) var selected: UIView?

    /// Whether the cell has no such view. O(1).
    var isEmpty: Bool { usual == nil && selected == nil }

    mutating func setUsual(_ view: UIView?, in cell: UIView) {
        if usual !== view { usual?.removeFromSuperview() }
        usual = view
        guard let view else { return }
        view.frame = cell.bounds
        cell.insertSubview(view, at: 0)
    }

    mutating func setSelected(_ view: UIView?, in cell: UIView, isShown: Bool) {
        if selected !== view { selected?.removeFromSuperview() }
        selected = view
        show(isShown, in: cell)
    }

    func show(_ isShown: Bool, in cell: UIView) {
        guard let selected else { return }
        if !isShown { return selected.removeFromSuperview() }
        selected.frame = cell.bounds
        if let usual { cell.insertSubview(selected, aboveSubview: usual) } else { cell.insertSubview(selected, at: 0) }
    }

    func layOut(in bounds: CGRect) {
        usual?.frame = bounds
        selected?.frame = bounds
    }
}
