import ExperimentKit
import UIKit

/// `hitTest` as documents print it, each written out in its own steps.
package enum PrintedHitTest: String, Choice {
    case document001 = "001 as code"
    case document002 = "002 as code"
    case document004 = "004 as code"
    case listOf004 = "004 as a list"

    /// What the document's version answers for a view and a point in its coordinates.
    package func hit(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        switch self {
        case .document001: PrintedHitTest.byDocument001(view, point, event)
        case .document002: PrintedHitTest.byDocument002(view, point, event)
        case .document004: PrintedHitTest.byDocument004(view, point, event)
        case .listOf004: PrintedHitTest.byListOf004(view, point, event)
        }
    }

    /// 001 §1.3: three conditions and the point must be met, then the subviews are asked from the last to the first.
    private static func byDocument001(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        if !view.isUserInteractionEnabled || view.isHidden || view.alpha <= 0.01 { return nil }
        if !view.point(inside: point, with: event) { return nil }
        var index = view.subviews.count
        while index > 0 {
            index -= 1
            let subview = view.subviews[index]
            if let hit = subview.hitTest(view.convert(point, to: subview), with: event) { return hit }
        }
        return view
    }

    /// 002 §2.1: the conditions the other way round, as what a view must have to be asked.
    private static func byDocument002(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard view.isUserInteractionEnabled, view.alpha > 0.01, !view.isHidden else { return nil }
        guard view.point(inside: point, with: event) else { return nil }
        for subview in view.subviews.reversed() {
            if let hit = subview.hitTest(view.convert(point, to: subview), with: event) { return hit }
        }
        return view
    }

    /// 004 §2: what its author takes for a possible implementation; the steps are those of 001.
    private static func byDocument004(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        let isObstructed = !view.isUserInteractionEnabled || view.isHidden || view.alpha <= 0.01
        if isObstructed || !view.point(inside: point, with: event) { return nil }
        for index in view.subviews.indices.reversed() {
            let subview = view.subviews[index]
            if let hit = subview.hitTest(view.convert(point, to: subview), with: event) { return hit }
        }
        return view
    }

    /// 004 §2 again, by the list below the code, which has an alpha **below** 0.01 where the code has "at most".
    private static func byListOf004(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        if !view.isUserInteractionEnabled || view.isHidden || view.alpha < 0.01 { return nil }
        guard view.point(inside: point, with: event) else { return nil }
        let answers = view.subviews.reversed().lazy.compactMap { $0.hitTest(view.convert(point, to: $0), with: event) }
        return answers.first ?? view
    }
}
