import UIKit

extension UIGestureRecognizer {
    /// The gesture in readers' words.
    var gesture: String {
        if let tap = self as? UITapGestureRecognizer {
            return times(tap.numberOfTapsRequired) + fingers(tap.numberOfTouchesRequired, "tap")
        }
        if let press = self as? UILongPressGestureRecognizer { return fingers(press.numberOfTouchesRequired, "long press") }
        if self is UIScreenEdgePanGestureRecognizer { return "edge pan" }
        if let pan = self as? UIPanGestureRecognizer { return fingers(pan.minimumNumberOfTouches, "pan") }
        if let swipe = self as? UISwipeGestureRecognizer { return fingers(swipe.numberOfTouchesRequired, "swipe") + swipe.directions }
        if self is UIPinchGestureRecognizer { return "pinch" }
        if self is UIRotationGestureRecognizer { return "rotation" }
        return self is UIHoverGestureRecognizer ? "hover" : ""
    }

    private func times(_ count: Int) -> String {
        switch count {
        case 1: ""
        case 2: "double "
        case 3: "triple "
        default: "\(count)× "
        }
    }

    private func fingers(_ count: Int, _ gesture: String) -> String { count > 1 ? "\(count)-finger \(gesture)" : gesture }
}

extension UISwipeGestureRecognizer {
    /// ` →`
    fileprivate var directions: String {
        let arrows: [(Direction, String)] = [(.left, "←"), (.right, "→"), (.up, "↑"), (.down, "↓")]
        let shown = arrows.filter { direction.contains($0.0) }.map { $0.1 }
        return shown.isEmpty ? "" : " " + shown.joined()
    }
}
