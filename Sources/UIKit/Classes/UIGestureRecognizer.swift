import EventTrace

/// Recognizes a gesture in the touches of its view and of all views below.
///
///     possible ──► began ──► changed ─┬─► ended
///        │                            └─► cancelled      continuous
///        ├──► ended                                       discrete
///        └──► failed
///
/// An end state lasts until its action has been sent; then come `reset()` and possible.
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    // MARK: Storage

    package final var subject: Name = .none
    final var clientMethods: ClientMethods?
    /// The view, which clears this when it removes the recognizer or is deallocated.
    final var viewReference: Unmanaged<UIView>?
    final var delegateReference = DelegateReference<any UIGestureRecognizerDelegate>()
    /// The object of the engine that owns the recognizer, and clears this when it is deallocated.
    final unowned(unsafe) var follower: (any GestureFollower)?
    final var actions: [RecognizerAction] = []
    /// The recognizers that must fail first, named by client code with `require(toFail:)`.
    final var requirements: [WeakReference<UIGestureRecognizer>] = []
    final var touchTypes = TouchTypes.all
    final var enabled = true
    final var inputFlags = InputFlags()
    /// The position among the recognizers of its view: larger is later.
    final var attachOrder = 0
    /// The number of recognizers of the run that got a touch earlier; -1 before the first touch.
    final var arrival = -1

    // MARK: The attempt that goes on

    /// The progress of the current attempt; `advance` changes it.
    final var attempt = Attempt.idle
    final var gestureState = GestureState.possible
    /// The state shown to the action being sent, if `gestureState` has already moved on.
    final var announcedState: State?
    final var touchLinks = RecognizerTouches()
    /// Whether the state was set since the last arbitration.
    final var hasNews = false
    /// Whether it has ended and waits for its reset; whether other recognizers delay the reset.
    final var isKept = false
    final var waitsForOthers = false
    /// The depth of its view below the window. Of two recognizers the deeper one wins.
    final var depth = 0
    /// The requirements named by classes and delegates in this attempt; the recognizers about which they were asked.
    final var dynamicRequirements: ContiguousArray<UIGestureRecognizer> = []
    final var askedRequirements: ContiguousArray<UIGestureRecognizer> = []
    /// Whether it got its first touch since the last update.
    final var isNewcomer = false
    /// The number of times its state was set, and of runs of its engine class's touch methods, which show whether client code did either.
    final var settledStates = 0
    final var trackedPhases = 0

    /// Performs a step of the attempt. Precondition: the step is allowed from here.
    final func advance(_ step: Attempt.Step) {
        guard let next = attempt.after(step) else {
            preconditionFailure("GE.4: an attempt goes from idle over accepted or waiting to finished")
        }
        attempt = next
    }

    /// The state; during an action that announces a past state, client code sees the announced one.
    final var currentState: State { gestureState.shown }
    final var shownState: State { announcedState ?? currentState }

    // MARK: For the engine's own subclasses

    /// The name in the record of an object whose class has no name.
    var kind: String { "recognizer" }
    /// The nearest class of the engine, compared with the client's class to find overrides.
    var engineClass: MethodTable { MethodTable(UIGestureRecognizer.self) }

    /// The rule by which it decides on its own gesture.
    var ownRule: Rule { .stateMachine }

    /// GE.49: whether it ignores its touches once it has failed.
    var ignoresTouchesOnceFailed: Bool { false }

    /// Handles touches that changed to a phase: began, moved, ended or cancelled. A client's override of a touch method reaches it through
    /// `super`.
    func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {}

    /// Performs the action of a recognizer that the engine owns, without a call into client code.
    func actForEngine(in simulation: Simulation) { follower?.gestureChanged(self, in: simulation) }

    /// Whether the drag of a scroll view belongs to this recognizer; `upwards` is the way of the finger.
    func claimsDrag(of view: UIView, upwards: Bool) -> Bool { false }
    /// Whether it opens the actions of a row.
    var opensRowActions: Bool { false }

    /// Whether it takes part in touch delivery; false for hover.
    var takesTouches: Bool { true }

    /// The rule by which its own class declines new touches; nil if it takes them.
    func refusalOfItsOwn(in simulation: Simulation) -> Rule? { nil }

    /// Whether its class names requirements without a delegate.
    var namesRequirements: Bool { false }

    public init(target: AnyOrObject?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    // MARK: Properties

    /// The state; subclasses set it, and a change outside of the state machine is ignored.
    open var state: State {
        get { shownState }
        set { change(to: newValue, in: .current) }
    }
    open var view: UIView? { attachedView }
    open var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    open var isEnabled: Bool {
        get { enabled }
        set { setEnabled(newValue, in: .current) }
    }
    /// Cancels the view's touches when it recognizes.
    open var cancelsTouchesInView = Defaults.current.recognizer.cancelsTouchesInView
    /// Holds began and moved back from the view while it is possible.
    open var delaysTouchesBegan = Defaults.current.recognizer.delaysTouchesBegan
    /// Holds ended back from the view while it is possible.
    open var delaysTouchesEnded = Defaults.current.recognizer.delaysTouchesEnded
    /// The raw values of the types of touches that it gets; by default all.
    open var allowedTouchTypes: [NSNumber] {
        get { touchTypes.numbers }
        set { touchTypes = TouchTypes(newValue) }
    }
    /// Whether until the reset only touches of the first touch's type are taken.
    open var requiresExclusiveTouchType = Defaults.current.recognizer.requiresExclusiveTouchType
    /// The raw values of the types of presses that it gets.
    open var allowedPressTypes: [NSNumber] = []
    open var name: String?
    /// The buttons and modifier keys in its last event; the gesture does not require them.
    open var buttonMask: UIEvent.ButtonMask { inputFlags.buttons }
    open var modifierFlags: UIKeyModifierFlags { inputFlags.modifiers }
    open var numberOfTouches: Int { touches.count }

    // MARK: Targets

    open func addTarget(_ target: AnyOrObject, action: Selector) { add(target, action) }
    open func removeTarget(_ target: AnyOrObject?, action: Selector?) { remove(target, action) }

    // MARK: Geometry

    /// The centre of its touches, in the view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { centroid(of: touches.isEmpty ? touchesOfAttempt : touches, in: view) }

    /// The location of a touch, in the order of receiving; touches of a delayed gesture stay available.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        (touches.isEmpty ? touchesOfAttempt : touches)[touchIndex].location(in: view)
    }

    // MARK: Relations

    /// Delays its own recognition until the other recognizer has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        add(requirement: otherGestureRecognizer)
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { receive(touches, .began, event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { receive(touches, .moved, event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { receive(touches, .ended, event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { receive(touches, .cancelled, event) }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called at the end of an attempt; afterwards the state is possible.
    open func reset() {}

    /// Ignores a touch, which is then delivered to its view whatever the gesture does.
    open func ignore(_ touch: UITouch, for event: UIEvent) { letGo(of: touch, in: .current) }
}
