import LinearConstraints

/// The left edge, top edge, width and height of a rectangle in points, each of which can depend on unknowns.
struct LayoutBox {
    var x, y, width, height: LinearExpression

    init(x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ origin: CGPoint, _ size: CGSize) {
        x = LinearExpression(Double(origin.x))
        y = LinearExpression(Double(origin.y))
        width = LinearExpression(Double(size.width))
        height = LinearExpression(Double(size.height))
    }

    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        LayoutBox(
            x: x + LinearExpression(Double(insets.left)), y: y + LinearExpression(Double(insets.top)),
            width: width - LinearExpression(Double(insets.left + insets.right)),
            height: height - LinearExpression(Double(insets.top + insets.bottom)))
    }

    /// The expression of an attribute; nil for none. DEVIATION: lines of text stand on the lower edge, which is therefore both baselines.
    subscript(attribute: NSLayoutConstraint.Attribute) -> LinearExpression? {
        switch attribute {
        case .left, .leading: x
        case .right, .trailing: x + width
        case .centerX: x + width * 0.5
        case .width: width
        case .top: y
        case .bottom, .firstBaseline, .lastBaseline: y + height
        case .centerY: y + height * 0.5
        case .height: height
        case .notAnAttribute: nil
        }
    }
}
