/// Properties of drawing and accessibility, as plain data.
extension UIView {
    final var ownExtras: ViewExtras {
        if let extras { return extras }
        let extras = ViewExtras()
        self.extras = extras
        return extras
    }

    public final var contentScaleFactor: CGFloat {
        get { extras?.contentScaleFactor ?? UIScreen.main.scale }
        set { ownExtras.contentScaleFactor = newValue }
    }
    public final var clearsContextBeforeDrawing: Bool {
        get { extras?.clearsContextBeforeDrawing ?? true }
        set { ownExtras.clearsContextBeforeDrawing = newValue }
    }
    /// A view whose opacity would mask this one; hit-testing ignores it.
    public final var mask: UIView? {
        get { extras?.mask }
        set { ownExtras.mask = newValue }
    }
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.userInterfaceStyle ?? .unspecified }
        set { ownExtras.userInterfaceStyle = newValue }
    }
}
