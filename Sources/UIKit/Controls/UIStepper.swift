import EventTrace

/// A control with a half that steps down and one that steps up.
open class UIStepper: UIControl {
    override var kind: String { "stepper" }
    override var engineClass: MethodTable { MethodTable(UIStepper.self) }

    /// Whether each step is sent at once, not only the result at the lift.
    open var isContinuous = Defaults.current.stepper.isContinuous
    /// Whether it steps repeatedly while held.
    open var autorepeat = Defaults.current.stepper.autorepeat
    /// Whether a step beyond one end leads to the other.
    open var wraps = Defaults.current.stepper.wraps
    open var stepValue: Double = 1
    open var minimumValue: Double = 0 {
        didSet { value = storedValue }
    }
    open var maximumValue: Double = 100 {
        didSet { value = storedValue }
    }
    private var storedValue: Double = 0
    /// The value at touch down, and the amount of a step.
    private var press: (value: Double, step: Double)?
    private var deadline = Deadline()

    /// The value, limited to minimum and maximum. Setting it sends no action.
    open var value: Double {
        get { storedValue }
        set { storedValue = max(minimumValue, min(maximumValue, newValue)) }
    }

    /// A stepper of 94 by 32 points, whatever the frame's size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: IntrinsicSizes.stepper))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { IntrinsicSizes.stepper }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { IntrinsicSizes.stepper }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press = (value, touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
        if step(), isContinuous { owesChange(by: .stepperSteps, in: .current) }
        if autorepeat, let simulation = Simulation.current, simulation.holds(.stepperSteps) {
            repeatStep(after: simulation.thresholds.stepperRepeatDelay, in: simulation)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous, let press, press.value != value { owesChange(by: .stepperSteps, in: .current) }
        release(in: .current)
    }

    open override func cancelTracking(with event: UIEvent?) { release(in: .current) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !vetoesTap(gestureRecognizer, in: .current)
    }
}

extension UIStepper {

    /// Takes one step; false if the value does not change.
    private func step() -> Bool {
        guard let press else { return false }
        let old = value
        let new = old + press.step
        value = wraps && new > maximumValue ? minimumValue : wraps && new < minimumValue ? maximumValue : new
        return value != old
    }

    /// Steps again after a delay while the finger is inside; a finger that left stops the repetition for good.
    private func repeatStep(after delay: Double, in simulation: Simulation) {
        deadline.set(after: delay, in: simulation) { [self] in
            guard isTracking, isTouchInside, isEnabled else { return }
            simulation.recorder.decide(.timer, simulation.subject(self), by: .stepperSteps)
            guard step() else { return }
            if isContinuous { send(UIControl.changeOfValue, with: nil, in: simulation) }
            if isTracking { repeatStep(after: simulation.thresholds.stepperRepeatInterval, in: simulation) }
        }
    }

    private func release(in simulation: Simulation?) {
        deadline.cancel(in: simulation)
        press = nil
    }
}
