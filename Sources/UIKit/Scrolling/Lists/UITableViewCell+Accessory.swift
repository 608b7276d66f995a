extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// Points to the right of an accessory view, and to its left; assumed.
    private static var accessoryGap: CGFloat { 16 }

    final func setAccessory(_ view: UIView?) {
        if accessory !== view { accessory?.removeFromSuperview() }
        accessory = view
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    /// The accessory view at the right edge in the middle, and the content in what it leaves.
    final func layOutContent() {
        backgrounds.layOut(in: bounds)
        guard let accessory else { return content.frame = bounds }
        let size = accessory.frame.size
        let left = bounds.width - Self.accessoryGap - size.width
        accessory.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        content.frame = CGRect(x: 0, y: 0, width: max(0, left - Self.accessoryGap), height: bounds.height)
    }
}
