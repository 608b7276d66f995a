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
        updateDetailButton()
        setNeedsLayout()
    }

    /// SC.114: adds or removes the button of the accessory type, in whose place an accessory view stands.
    final func updateDetailButton() {
        let hasButton = accessory == nil && (accessoryType == .detailButton || accessoryType == .detailDisclosureButton)
        guard hasButton != (detailButton != nil) else { return }
        detailButton?.removeFromSuperview()
        detailButton = hasButton ? RowDetailButton() : nil
        if let detailButton { addSubview(detailButton) }
        setNeedsLayout()
    }

    /// Places the accessory view at the middle of the right edge, and the content in the rest.
    final func layOutContent() {
        backgrounds.layOut(in: bounds)
        var right = bounds.width
        if let moveControl {
            right -= RowMoveControl.width
            moveControl.frame = CGRect(x: right, y: 0, width: RowMoveControl.width, height: bounds.height)
        }
        guard let accessory = accessory ?? detailButton else {
            return content.frame = CGRect(x: 0, y: 0, width: right, height: bounds.height)
        }
        let size = accessory.frame.size
        let left = right - Self.accessoryGap - size.width
        accessory.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        content.frame = CGRect(x: 0, y: 0, width: max(0, left - Self.accessoryGap), height: bounds.height)
    }
}
