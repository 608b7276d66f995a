import UIKit

/// Stars that fill up under the finger.
@IBDesignable
final class StarRatingControl: UIControl {
    @IBInspectable var starCount: Int = 5
    private(set) var rating = 0 {
        didSet { if rating != oldValue { sendActions(for: .valueChanged) } }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(starCount) * 40, height: 40) }

    private func update(with touch: UITouch) {
        let x = touch.location(in: self).x
        rating = max(0, min(starCount, Int(x / (bounds.width / CGFloat(starCount))) + 1))
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(with: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if bounds.insetBy(dx: -20, dy: -60).contains(touch.location(in: self)) { update(with: touch) }
        return true
    }

    override func cancelTracking(with event: UIEvent?) {
        rating = 0
    }
}
