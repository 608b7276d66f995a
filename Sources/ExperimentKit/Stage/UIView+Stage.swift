import UIKit

extension UIView {
    /// This point of the view, or the middle of its bounds, on screen; nil when it is in no window.
    func spotOnScreen(_ spot: Spot?) -> Spot? {
        guard let window else { return nil }
        let middle = CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        let point = convert(spot?.point ?? middle, to: nil)
        return Spot(x: Double(point.x + window.frame.origin.x), y: Double(point.y + window.frame.origin.y)).snapped
    }

    /// Upper left, upper right, lower right, lower left.
    var cornersOnScreen: [Spot] {
        let (left, top) = (Double(bounds.origin.x), Double(bounds.origin.y))
        let (right, bottom) = (left + Double(bounds.size.width), top + Double(bounds.size.height))
        let corners = [Spot(x: left, y: top), Spot(x: right, y: top), Spot(x: right, y: bottom), Spot(x: left, y: bottom)]
        return corners.map { spotOnScreen($0) ?? $0 }
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
