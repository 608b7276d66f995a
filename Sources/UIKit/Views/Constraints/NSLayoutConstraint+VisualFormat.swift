extension NSLayoutConstraint {
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The direction from leading to trailing, which is from left to right here.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate static let attributes: [(FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
    }

    /// The constraints of a line in the visual format language, not yet active.
    ///
    /// Distances and sizes come in points and in the line's order, then alignments. A lone hyphen is 8 points between views, and the layout
    /// margin to the superview. Mistakes stop the program where UIKit raises an exception.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: AnyOrObject]?, views: [String: AnyOrObject]
    ) -> [NSLayoutConstraint] {
        let line = VisualFormat(format, metrics: metrics ?? [:], views: views)
        let isReversed = line.axis == .horizontal && opts.contains(.directionRightToLeft)
        let items = isReversed ? line.items.reversed() : line.items
        let connections = isReversed ? line.connections.reversed() : line.connections
        var constraints: [NSLayoutConstraint] = []
        for (index, item) in items.enumerated() {
            constraints += item.sizes.map { size(of: item, $0, line.axis) }
            guard index < connections.count else { break }
            constraints += distances(item, items[index + 1], connections[index], line.axis)
        }
        let views = items.compactMap { $0.view }
        for (option, attribute) in FormatOptions.attributes where opts.contains(option) {
            constraints += zip(views, views.dropFirst()).map { relate($0, attribute, $1, attribute, VisualFormat.Predicate()) }
        }
        return constraints
    }

    private static func size(of item: VisualFormat.Item, _ predicate: VisualFormat.Predicate, _ axis: Axis) -> NSLayoutConstraint {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        return relate(item.view!, attribute, predicate.item, predicate.item == nil ? .notAnAttribute : attribute, predicate)
    }

    /// The distances from the end of the first item to the start of the second, or from the superview's edge.
    private static func distances(
        _ first: VisualFormat.Item, _ second: VisualFormat.Item, _ connection: VisualFormat.Connection, _ axis: Axis
    ) -> [NSLayoutConstraint] {
        let (start, end): (Attribute, Attribute) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        guard let firstView = first.view, let secondView = second.view else {
            // The standard distance to the superview is the superview's margin.
            let outside = superview(of: first.view ?? second.view)
            let edges: AnyObject = connection == nil ? outside.layoutMarginsGuide : outside
            let predicates = connection ?? [VisualFormat.Predicate()]
            let edge = first.view == nil ? start : end
            return predicates.map { relate(second.view ?? edges, edge, first.view ?? edges, edge, $0) }
        }
        return (connection ?? [VisualFormat.Predicate(constant: 8)]).map { relate(secondView, start, firstView, end, $0) }
    }

    private static func superview(of item: AnyObject?) -> UIView {
        guard let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            fatalError("NSInvalidArgumentException: Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        return view
    }

    private static func relate(
        _ first: AnyObject, _ firstAttribute: Attribute, _ second: AnyObject?, _ secondAttribute: Attribute,
        _ predicate: VisualFormat.Predicate
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: predicate.relation, toItem: second,
            attribute: secondAttribute, multiplier: 1, constant: predicate.constant)
        constraint.priority = predicate.priority
        return constraint
    }
}
