/// The views at either end of a text field.
extension UITextField {
    /// The time at which such a view is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    final func showSideViews() {
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
            if let view { show(view, isNow(mode)) }
        }
        if clearButton == nil, clearButtonMode != .never { clearButton = ClearButton(of: self) }
        if let clearButton { show(clearButton, isNow(clearButtonMode) && hasText && rightView?.superview !== self) }
    }

    private final func isNow(_ mode: ViewMode) -> Bool { mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing) }

    private final func show(_ view: UIView, _ isThere: Bool) {
        if isThere, view.superview !== self { addSubview(view) }
        if !isThere, view.superview === self { view.removeFromSuperview() }
    }

    final func sideView(hasChangedFrom old: UIView?, to new: UIView?) {
        guard new !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        showSideViews()
    }

    // DEVIATION: the size of Apple's button is not documented; 19 points, 5 from the edge.
    final func placeOfClearButton(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    /// The frame of a side view: its own size, in the middle of the height; assumed: at the very edge.
    final func place(of view: UIView?, in bounds: CGRect, atEnd: Bool) -> CGRect {
        guard let size = view?.frame.size else { return .zero }
        return CGRect(
            x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
