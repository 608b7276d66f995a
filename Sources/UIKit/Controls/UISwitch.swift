import EventTrace

/// A control that is on or off.
open class UISwitch: UIControl {
    override var kind: String { "switch" }
    override var engineClass: MethodTable { MethodTable(UISwitch.self) }

    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    private var isTurnedOn = false
    /// Where the finger came down, and whether it drags the knob by now.
    private var grip: (start: CGPoint, isDrag: Bool)?

    /// Setting it sends no action.
    open var isOn: Bool {
        get { isTurnedOn }
        set { isTurnedOn = newValue }
    }

    /// The size is always 51 by 31 points, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: IntrinsicSizes.switch))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { IntrinsicSizes.switch }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { IntrinsicSizes.switch }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = (touch.location(in: self), false)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let start = grip?.start, let thresholds = Simulation.current?.thresholds,
            Double(abs(touch.location(in: self).x - start.x)) >= thresholds.knobMovement
        {
            grip?.isDrag = true
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { grip = nil }
        guard let grip, let touch else { return }
        let new =
            grip.isDrag && Simulation.current?.holds(.switchToggles) != false
            ? touch.location(in: self).x >= bounds.midX : isOn != isTouchInside
        guard new != isOn else { return }
        isOn = new
        owesChange(by: .switchToggles)
    }

    open override func cancelTracking(with event: UIEvent?) { grip = nil }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let start = grip?.start, knob.contains(start), vetoesPan(gestureRecognizer, from: start) { return false }
        return !vetoesTap(gestureRecognizer)
    }
}

extension UISwitch {
    /// The circle that is dragged; 27 points wide, 2 from the edge.
    private var knob: CGRect { CGRect(x: isOn ? bounds.width - 29 : 2, y: 0, width: 27, height: bounds.height) }
}
