/// The toolbar at the bottom, with the items of the controller on top.
extension UINavigationController {
    /// The toolbar, hidden, created on first use.
    public final var toolbar: UIToolbar! {
        if let ownToolbar { return ownToolbar }
        let toolbar = UIToolbar()
        toolbar.isHidden = true
        ownToolbar = toolbar
        if let layout = viewIfLoaded { place(toolbar, in: layout) }
        showToolbarItems()
        return toolbar
    }

    final func setToolbar(isHidden: Bool) {
        if isHidden, ownToolbar == nil { return }
        toolbar.isHidden = isHidden
    }

    final func showToolbarItems() { ownToolbar?.items = stack.last?.toolbarItems }

    final func place(_ toolbar: UIToolbar, in layout: UIView) {
        let bounds = layout.bounds
        toolbar.frame = CGRect(x: bounds.minX, y: bounds.maxY - BarMetrics.height, width: bounds.width, height: BarMetrics.height)
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        layout.addSubview(toolbar)
    }
}
