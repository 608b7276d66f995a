import EventTrace

/// A control that is on or off.
open class UISwitch: UIControl {
    override var kind: String { "switch" }
    override var engineClass: MethodTable { MethodTable(UISwitch.self) }

    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    private var isTurnedOn = false
    /// The finger on it, its place at touch down, and whether it drags the knob.
    private var grip: (touch: UITouch, start: CGPoint, isDrag: Bool)?

    override func isTrackedByTouchMethods(in simulation: Simulation?) -> Bool { simulation?.holds(.switchRecognizer) == false }

    /// Whether the switch is on. Setting it sends no action.
    open var isOn: Bool {
        get { isTurnedOn }
        set { isTurnedOn = newValue }
    }

    /// A switch of 51 by 31 points, whatever the frame's size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: IntrinsicSizes.switch))
        addGestureRecognizer(SwitchGesture())
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(SwitchGesture())
    }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { IntrinsicSizes.switch }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { IntrinsicSizes.switch }

    // Without CO.30 it tracks its touch like other controls.

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        take(touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        followFinger(in: .current)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        letGo(isInside: isTouchInside, in: .current)
    }

    open override func cancelTracking(with event: UIEvent?) { giveUp() }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let grip, knob.contains(grip.start),
            vetoesPan(gestureRecognizer, along: KnobWay(start: grip.start, end: grip.touch.location(in: self)), in: .current)
        {
            return false
        }
        return !vetoesTap(gestureRecognizer, in: .current)
    }
}

extension UISwitch {
    /// Begins to follow a finger.
    final func take(_ touch: UITouch) { grip = (touch, touch.location(in: self), false) }

    final func followFinger(in simulation: Simulation?) {
        guard let grip, let thresholds = simulation?.thresholds else { return }
        if Double(abs(grip.touch.location(in: self).x - grip.start.x)) >= thresholds.knobMovement { self.grip?.isDrag = true }
    }

    /// CO.14: whether its finger lifts after a drag, or so near that it counts as inside.
    final func isDraggedOrTapped(in simulation: Simulation) -> Bool {
        grip.map { $0.isDrag || isNear($0.touch.location(in: self), in: simulation) } ?? false
    }

    /// CO.14: ends a touch at its lift.
    final func letGo(isInside: Bool, in simulation: Simulation?) {
        guard let grip else { return }
        giveUp()
        let point = grip.touch.location(in: self)
        let isDrag = grip.isDrag && simulation?.holds(.switchToggles) != false
        let new = isDrag ? point.x >= bounds.midX : isOn != isInside
        if new != isOn {
            isOn = new
            owesChange(by: .switchToggles, in: simulation)
        }
    }

    final func giveUp() { grip = nil }

    /// The knob: a circle 27 points wide, 2 points from the edge.
    private var knob: CGRect { CGRect(x: isOn ? bounds.width - 29 : 2, y: 0, width: 27, height: bounds.height) }
}
