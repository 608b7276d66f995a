import EventTrace

/// A view that turns touches into actions.
open class UIControl: UIView {
    override var kind: String { "control" }
    override var engineClass: MethodTable { MethodTable(UIControl.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.control }

    /// What a lift inside sends.
    var eventsOfLiftInside: Event { .touchUpInside }

    final var table = TargetActionTable()
    /// The touch that is tracked, or about which `beginTracking` is being asked.
    final var trackedTouch: UITouch?
    /// Touches that came while it was disabled, whose messages go on to the next responder to their end.
    final var touchesPassedOn: Set<UITouch> = []
    /// Events that the system's own tracking methods add to the pass that follows them.
    final var owedEvents: Event = []
    /// The event whose action is on its way through `sendAction`.
    final var dispatchedEvent: Word?

    /// CO.23: a control that is disabled in mid-touch keeps the touch.
    open var isEnabled = true {
        didSet { if !isEnabled { becomeDisabled() } }
    }
    open var isSelected = false
    /// Without effect: no menu is shown.
    open var showsMenuAsPrimaryAction = false
    /// Set while a tracked touch is inside; see `isTouchInside`.
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
    /// Whether to go on tracking it; after false the touch is dropped without a further call.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called before the actions of the lift.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called before the action of `touchCancel`. The event is nil if no event is the reason.
    open func cancelTracking(with event: UIEvent?) {}

    /// Whether its touch methods call those of tracking.
    var isTrackedByTouchMethods: Bool { true }

    /// The actions of a lift have been sent.
    func actionsAreSent() {}

    // RC.3: a control's touch methods do not pass the message on, but for touches that came while it was disabled.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isInService {
            trackBegan(touches, event)
            return endClimb(.touchesBegan, touches, event)
        }
        passOn(touches)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { take(.touchesMoved, touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take(.touchesEnded, touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { take(.touchesCancelled, touches, event) }

    /// An override that kept the end of a touch to itself must not stop the next touch from being tracked.
    override func touchIsGone(_ touch: UITouch) {
        touchesPassedOn.remove(touch)
        if trackedTouch === touch, let simulation = Simulation.current { stopTracking(simulation) }
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

    #if hasFeature(Embedded)
        open var allTargets: Set<NSObject> { targets }
    #else
        /// All targets; `NSNull` stands for the responder chain.
        open var allTargets: Set<AnyHashable> { targets }
    #endif
    open var allControlEvents: Event { table.allEvents }

    /// Names of the actions that a target performs for one event; nil if there are none.
    open func actions(forTarget target: AnyOrObject?, forControlEvent controlEvent: Event) -> [String]? {
        table.actions(of: target.map { $0 as AnyObject }, for: controlEvent)
    }

    /// Shows each entry in the order added, with all events that it is for.
    open func enumerateEventHandlers(
        _ iterator: (_ actionHandler: UIAction?, _ targetAction: (AnyOrObject?, Selector)?, _ controlEvent: Event, _ stop: inout Bool) ->
            Void
    ) { enumerate(iterator) }

    open func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) { passToApplication(action, target, event) }
    open func sendAction(_ action: UIAction) { run(action) }

    /// Sends the actions of these events as if they had happened; the event is nil.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
}
