import ExperimentKit
import UIKit

/// Ways in which documents give a view a margin that can be tapped.
package enum PrintedMargin: String, Choice {
    case parentsHitTest001 = "the parent's `hitTest` in 001"
    case pointInside001 = "`point(inside:)` in 001"
    case pointInside002 = "`point(inside:)` of a subclass in 002"
    case extension002 = "`point(inside:)` of an extension in 002"

    /// What `point(inside:)` of the view answers, a margin of so many points included.
    package func contains(_ point: CGPoint, in view: UIView, _ margin: CGFloat) -> Bool {
        let bounds = view.bounds
        switch self {
        // 001 §4.2: "the same" as in the parent's hitTest, in the view's own coordinates.
        case .pointInside001: return bounds.insetBy(dx: -margin, dy: -margin).contains(point)
        // 002 §5: an inset of less than nothing.
        case .pointInside002: return bounds.insetBy(dx: 0 - margin, dy: 0 - margin).contains(point)
        // 002 §5: origin and size worked out one by one.
        case .extension002:
            return CGRect(
                x: bounds.origin.x - margin, y: bounds.origin.y - margin, width: bounds.size.width + 2 * margin,
                height: bounds.size.height + 2 * margin
            ).contains(point)
        // The view itself stays as it is.
        case .parentsHitTest001: return bounds.contains(point)
        }
    }

    /// 001 §4.2: what the parent's `hitTest` answers before it asks anybody: the view whose frame has the point in it, with the margin.
    package func hit(_ point: CGPoint, among view: UIView, _ margin: CGFloat) -> UIView? {
        guard self == .parentsHitTest001 else { return nil }
        return view.frame.insetBy(dx: -margin, dy: -margin).contains(point) ? view : nil
    }
}
