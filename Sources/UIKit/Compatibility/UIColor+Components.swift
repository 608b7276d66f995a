extension UIColor {
    /// Reads the components, 0…1 each.
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

    /// Reads hue, saturation and brightness, 0…1 each; the hue of a grey is 0.
    @discardableResult
    public final func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        hue?.pointee = range == 0 ? 0 : sixths(red, green, blue, range) / 6
        saturation?.pointee = most == 0 ? 0 : range / most
        brightness?.pointee = most
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// The hue in sixths of the circle, 0…6.
    private final func sixths(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ range: CGFloat) -> CGFloat {
        if red >= green, red >= blue { return green >= blue ? (green - blue) / range : 6 + (green - blue) / range }
        return green >= blue ? 2 + (blue - red) / range : 4 + (red - green) / range
    }

    /// Reads the brightness of a grey, 0…1; false for any other colour, which is left unread.
    @discardableResult
    public final func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
        white?.pointee = cgColor.red
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// The colour for light mode, which is used always.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(cgColor: dynamicProvider(.ofThePhone).cgColor)
    }

    public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
