import LinearConstraints

/// The constraints by which a stack view lays out its arranged views.
///
/// They hold together with all others, so a stack view has the size of its content if nothing else determines it. UIKit resolves ties by
/// the order of the views, without documenting how; here the last view yields.
struct StackConstraints {
    let stack: UIStackView
    /// The views that take room, with their boxes.
    let views: [(view: UIView, box: LayoutBox)]
    /// The box inside the margins.
    let inside: LayoutBox

    private var axis: NSLayoutConstraint.Axis { stack.axis }

    /// Below the priority of any intrinsic size, above that of the undetermined.
    private static let gapsAreEqual = LinearConstraint.Priority(149)
    private static let sharesAreProportional = LinearConstraint.Priority(999)
    /// Below all priorities in apps.
    private static let isSmall = LinearConstraint.Priority(0.95)

    var all: [LinearConstraint] {
        views.isEmpty ? [] : ends + gaps + lengths + inOrder + views.flatMap { across($0.box.span(along: axis.other)) } + thickness
    }

    // MARK: Along the axis

    private var spans: [LayoutSpan] { views.map { $0.box.span(along: axis) } }

    private var ends: [LinearConstraint] {
        let inside = inside.span(along: axis)
        return [equal(spans[0].start, inside.start), equal(spans[spans.count - 1].end, inside.end)]
    }

    private var gaps: [LinearConstraint] {
        let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
        let least = zip(gaps, views).map { LinearConstraint($0 - LinearExpression(Double(stack.gap(after: $1.view))), relation) }
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: return least
        case .equalSpacing: return least + gaps.dropFirst().map { equal($0, gaps[0], Self.gapsAreEqual) }
        case .equalCentering:
            let steps = zip(spans, spans.dropFirst()).map { $1.middle - $0.middle }
            return least + steps.dropFirst().map { equal($0, steps[0], Self.gapsAreEqual) }
        }
    }

    private var relation: LinearConstraint.Relation {
        stack.distribution == .equalSpacing || stack.distribution == .equalCentering ? .greaterThanOrEqual : .equal
    }

    private var lengths: [LinearConstraint] {
        switch stack.distribution {
        case .fillEqually: return spans.dropFirst().map { equal($0.length, spans[0].length) }
        case .fillProportionally:
            let own = views.map { Double($0.view.lengthOfContent(along: axis) ?? 0) }
            guard let known = own.firstIndex(where: { $0 > 0 }) else { return spans.dropFirst().map { equal($0.length, spans[0].length) } }
            return spans.indices.filter { $0 != known }.map {
                equal(spans[$0].length * own[known], spans[known].length * own[$0], Self.sharesAreProportional)
            }
        case .fill, .equalSpacing, .equalCentering: return []
        }
    }

    /// Among views with equal priorities, earlier ones keep their lengths.
    private var inOrder: [LinearConstraint] {
        zip(views, spans).enumerated().compactMap { index, pair in
            guard let own = pair.0.view.lengthOfContent(along: axis) else { return nil }
            let priority = LinearConstraint.Priority(0.9 * (1 - Float(index + 1) / Float(views.count + 1)))
            return equal(pair.1.length, LinearExpression(Double(own)), priority)
        }
    }

    // MARK: Across

    private func across(_ span: LayoutSpan) -> [LinearConstraint] {
        let inside = inside.span(along: axis.other)
        let (within, above) = (
            LinearConstraint(inside.end - span.end, .greaterThanOrEqual), LinearConstraint(span.start - inside.start, .greaterThanOrEqual)
        )
        switch stack.alignment {
        case .fill: return [equal(span.start, inside.start), equal(span.end, inside.end)]
        case .leading: return [equal(span.start, inside.start), within]
        case .trailing: return [equal(span.end, inside.end), above]
        case .center: return [equal(span.middle, inside.middle), above, within]
        case .firstBaseline, .lastBaseline: return [equal(span.end, views[0].box.span(along: axis.other).end), above, within]
        }
    }

    private var thickness: [LinearConstraint] {
        stack.alignment == .fill ? [] : [equal(inside.span(along: axis.other).length, LinearExpression(0), Self.isSmall)]
    }

    private func equal(
        _ one: LinearExpression, _ other: LinearExpression, _ priority: LinearConstraint.Priority = .required
    ) -> LinearConstraint { LinearConstraint(one - other, .equal, priority) }
}
