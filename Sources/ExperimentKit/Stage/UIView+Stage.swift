import UIKit

extension UIView {
    /// This point of the view, or the middle of its bounds, on screen; nil when it is in no window.
    func spotOnScreen(_ spot: Spot?) -> Spot? {
        guard let window else { return nil }
        let middle = CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        let point = convert(spot?.point ?? middle, to: nil)
        return Spot(x: Double(point.x + window.frame.origin.x), y: Double(point.y + window.frame.origin.y)).snapped
    }

    /// Upper left, upper right, lower right, lower left. O(depth).
    var cornersOnScreen: [Spot] { corners.map { spotOnScreen($0) ?? $0 } }

    /// The same of a view whose coordinates begin there on the screen, and that nothing turns or scales. O(1).
    func corners(from origin: CGPoint) -> [Spot] {
        corners.map { Spot(x: $0.x + Double(origin.x), y: $0.y + Double(origin.y)).snapped }
    }

    /// Where its coordinates begin on the screen if those of its superview begin there; nil if it is turned or scaled.
    func origin(from origin: CGPoint) -> CGPoint? {
        guard layer.isUntransformed else { return nil }
        let own = layer.pointToSuperlayer(.zero)
        return CGPoint(x: origin.x + own.x, y: origin.y + own.y)
    }

    /// In its own coordinates.
    private var corners: [Spot] {
        let (left, top) = (Double(bounds.origin.x), Double(bounds.origin.y))
        let (right, bottom) = (left + Double(bounds.size.width), top + Double(bounds.size.height))
        return [Spot(x: left, y: top), Spot(x: right, y: top), Spot(x: right, y: bottom), Spot(x: left, y: bottom)]
    }

    /// What sets it apart from a plain view.
    var stageTraits: [String] {
        var traits: [String] = []
        if isHidden { traits.append("hidden") }
        if !isUserInteractionEnabled { traits.append("interaction disabled") }
        if alpha < 1 { traits.append("alpha \(Value.number(Double(alpha)))") }
        if clipsToBounds { traits.append("clips") }
        if let control = self as? UIControl, !control.isEnabled { traits.append("disabled") }
        return traits
    }

    /// What it is at in a run that goes on.
    var liveTraits: [String] {
        var traits: [String] = []
        if isFirstResponder { traits.append("first responder") }
        guard let control = self as? UIControl else { return traits }
        if control.isHighlighted { traits.append("highlighted") }
        if control.isSelected { traits.append("selected") }
        return traits
    }
}
