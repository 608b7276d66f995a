extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// The points right and left of an accessory view; assumed.
    private static var accessoryGap: CGFloat { 16 }

    final func setAccessory(_ view: UIView?) {
        if accessory !== view { accessory?.removeFromSuperview() }
        accessory = view
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    /// Places the accessory view at the middle of the right edge, and the content in the rest.
    final func layOutContent() {
        backgrounds.layOut(in: bounds)
        guard let accessory else { return content.frame = bounds }
        let size = accessory.frame.size
        let left = bounds.width - Self.accessoryGap - size.width
        accessory.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        content.frame = CGRect(x: 0, y: 0, width: max(0, left - Self.accessoryGap), height: bounds.height)
    }
}
