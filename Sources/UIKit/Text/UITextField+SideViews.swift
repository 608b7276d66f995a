/// The views at either end of a text field.
extension UITextField {
    /// The time at which such a view is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    final func showSideViews() {
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
            guard let view else { continue }
            let isThere = mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
            if isThere, view.superview !== self { addSubview(view) }
            if !isThere, view.superview === self { view.removeFromSuperview() }
        }
    }

    final func sideView(hasChangedFrom old: UIView?, to new: UIView?) {
        guard new !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        showSideViews()
    }

    /// The frame of a side view: its own size, in the middle of the height; assumed: at the very edge.
    final func place(of view: UIView?, in bounds: CGRect, atEnd: Bool) -> CGRect {
        guard let size = view?.frame.size else { return .zero }
        return CGRect(
            x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
