import EventTrace

/// A view that turns touches into actions.
open class UIControl: UIView {
    override var kind: String { "control" }
    override var isControl: Bool { true }
    override var engineClass: MethodTable { MethodTable(UIControl.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.control }

    /// What a lift inside sends.
    var eventsOfLiftInside: Event { .touchUpInside }

    final var table = TargetActionTable()
    /// The touch that is tracked, or would be if tracking had been taken up.
    final var trackedTouch: UITouch?

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Tracking

    /// Whether to track this touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether to go on tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // RC.3: a control's touch methods do not pass the message on, unless it is disabled.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isEnabled ? trackBegan(touches, event) : super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        isEnabled ? trackMoved(touches, event) : super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isEnabled ? trackEnded(touches, event) : super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isEnabled ? trackCancelled(touches, event) : super.touchesCancelled(touches, with: event)
    }

    // MARK: Targets

    open func addTarget(_ target: AnyOrObject?, action: Selector, for controlEvents: Event) {
        table.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    open func removeTarget(_ target: AnyOrObject?, action: Selector?, for controlEvents: Event) {
        table.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) { table.add(action, for: controlEvents) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) { table.remove(action.identifier, for: controlEvents) }
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        table.remove(identifier, for: controlEvents)
    }

    open var allControlEvents: Event { table.allEvents }

    /// Names of the actions that a target performs for one event; nil if there are none.
    open func actions(forTarget target: AnyOrObject?, forControlEvent controlEvent: Event) -> [String]? {
        table.actions(of: target.map { $0 as AnyObject }, for: controlEvent)
    }

    open func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
        Simulation.current?.application.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Sends the actions of these events as if they had happened.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
}
