import EventTrace

/// Tells a gesture from the touches of its view and all views below it.
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
    /// Cleared by the view when it removes this recognizer or ceases to exist.
    final var viewReference: Unmanaged<UIView>?
    final var delegateReference = DelegateReference<any UIGestureRecognizerDelegate>()
    /// The object of the engine that it works for, which clears this when it ceases to exist.
    final unowned(unsafe) var follower: (any GestureFollower)?
    final var actions: [RecognizerAction] = []
    /// What it waits for: recognizers that client code has named with `require(toFail:)`.
    final var requirements: [WeakReference<UIGestureRecognizer>] = []
    final var touchTypes = TouchTypes.all
    final var enabled = true
    final var inputFlags = InputFlags()
    /// Where it stands among the recognizers of its view: larger is later.
    final var attachOrder = 0
    /// How many recognizers of the run got a touch before it; -1 until it gets one.
    final var arrival = -1

    // MARK: The attempt that goes on

    /// How far it has come; `advance` takes it on.
    final var attempt = Attempt.idle
    final var gestureState = GestureState.possible
    /// What the action that is being sent says of a gesture whose state has gone on meanwhile.
    final var announcedState: State?
    final var touchLinks = RecognizerTouches()
    /// Whether its state has been set since the last arbitration.
    final var hasNews = false
    /// Whether it is over and its reset is still to come; whether others that are not over keep it from that.
    final var isKept = false
    final var waitsForOthers = false
    /// Levels of its view above the hit view of its first touch, as a depth: larger is deeper.
    final var depth = 0
    /// What it waits for in this attempt because somebody said so, and all about which somebody was asked.
    final var dynamicRequirements: ContiguousArray<UIGestureRecognizer> = []
    final var askedRequirements: ContiguousArray<UIGestureRecognizer> = []
    /// Whether it has got its first touch since the last update.
    final var isNewcomer = false
    /// How often its state has been set, and how often a touch method of the engine's has run: who calls client code can tell whether that did.
    final var settledStates = 0
    final var trackedPhases = 0

    /// Takes a step of the attempt, which must be one that can be taken.
    final func advance(_ step: Attempt.Step) {
        guard let next = attempt.after(step) else {
            preconditionFailure("GE.4: an attempt goes from idle over accepted or waiting to finished")
        }
        attempt = next
    }

    /// The state as the engine knows it; while an action announces a state that is past, client code sees that one.
    final var currentState: State { gestureState.shown }
    final var shownState: State { announcedState ?? currentState }

    // MARK: For the engine's own subclasses

    /// What a recognizer of a class without a name is called.
    var kind: String { "recognizer" }
    /// The nearest class of the engine: what its client's class is compared with to see what that overrides.
    var engineClass: MethodTable { MethodTable(UIGestureRecognizer.self) }

    /// The rule by which it makes up its mind.
    var ownRule: Rule { .stateMachine }

    /// What the engine's class makes of its touches that have changed to a phase: began, moved, ended or cancelled. Client code that overrides a
    /// touch method calls it with `super`.
    func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {}

    /// What a recognizer that the engine itself has put on a view does when its actions go out; that is no call into client code.
    func actForEngine(in simulation: Simulation) { follower?.gestureChanged(self, simulation) }

    /// Whether touches are anything to it.
    var takesTouches: Bool { true }

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

    /// Setting it is for subclasses; a change that the state machine does not know is ignored.
    open var state: State {
        get { shownState }
        set { change(to: newValue) }
    }
    open var view: UIView? { attachedView }
    open var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }
    open var isEnabled: Bool {
        get { enabled }
        set { setEnabled(newValue) }
    }
    /// Cancels the view's touches when it recognizes.
    open var cancelsTouchesInView = Defaults.current.recognizer.cancelsTouchesInView
    /// Holds began and moved back from the view while it is possible.
    open var delaysTouchesBegan = Defaults.current.recognizer.delaysTouchesBegan
    /// Holds ended back from the view while it is possible.
    open var delaysTouchesEnded = Defaults.current.recognizer.delaysTouchesEnded
    /// The types of touches that it gets, as the numbers of `UITouch.TouchType`: all of them.
    open var allowedTouchTypes: [NSNumber] {
        get { touchTypes.numbers }
        set { touchTypes = TouchTypes(newValue) }
    }
    /// Whether the first touch's type decides for all until the reset.
    open var requiresExclusiveTouchType = Defaults.current.recognizer.requiresExclusiveTouchType
    /// Raw values of the types of presses that it gets.
    open var allowedPressTypes: [NSNumber] = []
    open var name: String?
    /// Buttons and modifier keys in the last event of its own. They are no requirement of the gesture.
    open var buttonMask: UIEvent.ButtonMask { inputFlags.buttons }
    open var modifierFlags: UIKeyModifierFlags { inputFlags.modifiers }
    open var numberOfTouches: Int { touches.count }

    // MARK: Targets

    open func addTarget(_ target: AnyOrObject, action: Selector) { add(target, action) }
    open func removeTarget(_ target: AnyOrObject?, action: Selector?) { remove(target, action) }

    // MARK: Geometry

    /// The centre of its touches, in the view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { centroid(of: touches.isEmpty ? touchesOfAttempt : touches, in: view) }

    /// A touch by its place in the order in which it got them; those of a gesture that has been held up stay known.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        (touches.isEmpty ? touchesOfAttempt : touches)[touchIndex].location(in: view)
    }

    // MARK: Relations

    /// Waits with its own recognition until the other has failed.
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

    /// Called when an attempt is over; afterwards the state is possible.
    open func reset() {}

    /// Lets go of a touch of its own, which is then delivered to its view whatever becomes of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { letGo(of: touch) }
}
