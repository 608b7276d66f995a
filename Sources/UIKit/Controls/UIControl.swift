import EventTrace

/// A view that turns touches into actions.
open class UIControl: UIView {
    override var kind: String { "control" }
    override var engineClass: MethodTable { MethodTable(UIControl.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.control }

    /// The events of a lift inside.
    var eventsOfLiftInside: Event { .touchUpInside }

    final var table = TargetActionTable()
    /// The tracked touch, or the one about which `beginTracking` is being asked.
    final var trackedTouch: UITouch?
    /// The touches that came while it was disabled; their messages go to the next responder until their end.
    final var touchesPassedOn: Set<UITouch> = []
    /// The events that tracking methods of system controls add to the pass that follows.
    final var owedEvents: Event = []
    /// The event whose action is passing through `sendAction`.
    final var dispatchedEvent: Word?

    /// CO.23: a control that is disabled while it tracks keeps the touch.
    open var isEnabled = true {
        didSet { if !isEnabled { becomeDisabled(in: .current) } }
    }
    open var isSelected = false
    /// Has no effect: no menu is shown.
    open var showsMenuAsPrimaryAction = false
    /// Whether a tracked touch is inside; see `isTouchInside`.
    open var isHighlighted = false
    open internal(set) var isTracking = false
    /// Whether the tracked touch is within the margin around the bounds.
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

    /// Whether to track this touch. Called with `isTouchInside` already true and `isTracking` still false.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether to continue tracking; after false, the touch is dropped without a further call.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called before the actions of the lift.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called before the action of `touchCancel`. The event is nil if no event is the reason.
    open func cancelTracking(with event: UIEvent?) {}

    /// Whether its touch methods call the tracking methods.
    func isTrackedByTouchMethods(in simulation: Simulation?) -> Bool { true }

    /// Whether it sends touchDown and the other events of its touches, beside those of its value.
    func sendsEventsOfTouches(_ events: Event, in simulation: Simulation) -> Bool { true }

    /// Called after the actions of a lift have been sent.
    func actionsAreSent() {}

    // RC.3: a control's touch methods do not pass the message on, except for touches that came while it was disabled.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let simulation = Simulation.current
        if isInService(in: simulation) {
            trackBegan(touches, event, in: simulation)
            return endClimb(.touchesBegan, touches, event, in: simulation)
        }
        passOn(touches, in: simulation)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { take(.touchesMoved, touches, event, in: .current) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take(.touchesEnded, touches, event, in: .current) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        take(.touchesCancelled, touches, event, in: .current)
    }

    /// Ends tracking if an override kept the end of a touch, so that the next touch is tracked again.
    override func touchIsGone(_ touch: UITouch, in simulation: Simulation) {
        touchesPassedOn.remove(touch)
        if trackedTouch === touch { stopTracking(in: simulation) }
    }

    // MARK: Targets

    open func addTarget(_ target: AnyOrObject?, action: Selector, for controlEvents: Event) {
        table.add(target.map { $0 as AnyObject }, action, for: controlEvents, in: .current)
    }

    open func removeTarget(_ target: AnyOrObject?, action: Selector?, for controlEvents: Event) {
        table.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) { table.add(action, for: controlEvents, in: .current) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) { table.remove(action.identifier, for: controlEvents) }
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        table.remove(identifier, for: controlEvents)
    }

    #if hasFeature(Embedded)
        open var allTargets: Set<NSObject> { targets }
    #else
        /// All targets; `NSNull` stands for the responder chain.
        open var allTargets: Set<AnyHashable> { targets }
    #endif
    open var allControlEvents: Event { table.allEvents }

    /// The names of the actions that a target performs for one event; nil if there are none, and for no target, as Apple documents.
    open func actions(forTarget target: AnyOrObject?, forControlEvent controlEvent: Event) -> [String]? {
        guard let target else { return nil }
        return table.actions(of: target as AnyObject, for: controlEvent)
    }

    /// Calls the body with each entry in the order added, and all its events.
    open func enumerateEventHandlers(
        _ iterator: (_ actionHandler: UIAction?, _ targetAction: (AnyOrObject?, Selector)?, _ controlEvent: Event, _ stop: inout Bool) ->
            Void
    ) { enumerate(iterator) }

    open func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {
        passToApplication(action, target, event, in: .current)
    }
    open func sendAction(_ action: UIAction) { run(action, in: .current) }

    /// Sends the actions of these events without a touch; their event is nil.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil, in: .current) }
}
