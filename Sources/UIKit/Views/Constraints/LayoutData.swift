/// What layout by constraints goes by. Made for a view when it is first asked for.
final class LayoutData {
    var usesAutoresizing = true
    var constraints: [NSLayoutConstraint] = []
    /// Kept, since constraints do not keep them.
    var guides: [UILayoutGuide] = []
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Hugging and compression resistance, for each axis.
    var priorities: [UILayoutPriority] = [.defaultLow, .defaultLow, .defaultHigh, .defaultHigh]

    deinit {
        for constraint in constraints { constraint.holder = nil }
        for guide in guides { guide.owningView = nil }
    }
}
