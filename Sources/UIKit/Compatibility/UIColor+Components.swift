extension UIColor {
    /// Tells the components, 0…1 each.
    @discardableResult
    public final func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// The colour for light mode, which stands for all.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(cgColor: dynamicProvider(.ofThePhone).cgColor)
    }

    public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
