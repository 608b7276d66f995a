import CoreGraphics
import QuartzCore
import UIKit

/// A knob that is turned round its centre; 0…1 over three quarters of a turn.
class KnobControl: UIControl {
    private var storedValue: CGFloat = 0
    private var lastAngle: CGFloat = 0
    var isContinuous = true

    var value: CGFloat {
        get { storedValue }
        set { storedValue = min(1, max(0, newValue)) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    private func angle(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return atan2(point.y - bounds.midY, point.x - bounds.midX)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lastAngle = angle(of: touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let angle = angle(of: touch)
        var turn = angle - lastAngle
        if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
        lastAngle = angle
        value += turn / (1.5 * .pi)
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
    }
}
