import UIKit

extension UIView {
    /// This point of the view, by default the middle of its bounds, on the screen; nil without a window.
    package func spotOnScreen(_ spot: Spot?) -> Spot? {
        guard let window else { return nil }
        let middle = CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        let point = convert(spot?.point ?? middle, to: nil)
        return Spot(x: Double(point.x + window.frame.origin.x), y: Double(point.y + window.frame.origin.y)).snapped
    }

    /// The corners on the screen: upper left, upper right, lower right, lower left. O(depth).
    package var cornersOnScreen: [Spot] { corners.map { spotOnScreen($0) ?? $0 } }

    /// The corners of a view with this origin on the screen, without a turn or scale. O(1).
    func corners(from origin: CGPoint) -> [Spot] {
        corners.map { Spot(x: $0.x + Double(origin.x), y: $0.y + Double(origin.y)).snapped }
    }

    /// The view's origin on the screen, given its superview's; nil under a turn or scale.
    func origin(from origin: CGPoint) -> CGPoint? {
        guard layer.isUntransformed else { return nil }
        let own = layer.pointToSuperlayer(.zero)
        return CGPoint(x: origin.x + own.x, y: origin.y + own.y)
    }

    /// The corners in the view's own coordinates.
    private var corners: [Spot] {
        let (left, top) = (Double(bounds.origin.x), Double(bounds.origin.y))
        let (right, bottom) = (left + Double(bounds.size.width), top + Double(bounds.size.height))
        return [Spot(x: left, y: top), Spot(x: right, y: top), Spot(x: right, y: bottom), Spot(x: left, y: bottom)]
    }

    /// Properties that differ from a plain view's.
    var stageTraits: [String] {
        var traits: [String] = []
        if isHidden { traits.append("hidden") }
        if !isUserInteractionEnabled { traits.append("interaction disabled") }
        if alpha < 1 { traits.append("alpha \(Value.number(Double(alpha)))") }
        if clipsToBounds { traits.append("clips") }
        if let control = self as? UIControl, !control.isEnabled { traits.append("disabled") }
        return traits
    }

    /// The look of a system view that readers know.
    var stageFace: StagedFace {
        if let button = self as? UIButton { return .button(button.title(for: .normal) ?? "") }
        if let slider = self as? UISlider {
            let range = slider.maximumValue - slider.minimumValue
            return .slider(range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0)
        }
        if let toggle = self as? UISwitch { return .toggle(isOn: toggle.isOn) }
        if let field = self as? UITextField { return .field(field.text ?? "") }
        if let text = self as? UITextView { return .field(text.text ?? "") }
        if self is UITableViewCell { return .row }
        return .plain
    }

    /// The view's current activity during a live run.
    var liveTraits: [String] {
        var traits: [String] = []
        if isFirstResponder { traits.append("first responder") }
        guard let control = self as? UIControl else { return traits }
        if control.isHighlighted { traits.append("highlighted") }
        if control.isSelected { traits.append("selected") }
        return traits
    }
}
