/// A finger on the screen, from touch down to lift.
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    /// The properties of a pencil's touch that can be estimates.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    /// The time of the last change, in seconds of virtual time.
    open var timestamp: Double { shown.timestamp }
    open var phase: Phase { shown.phase }
    /// The number of taps here in a row.
    open internal(set) var tapCount = 1
    open internal(set) var type: TouchType = .direct
    /// The view that hit-testing found at touch down.
    open internal(set) var view: UIView? {
        get { isTakenFromView ? nil : storedView }
        set { storedView = newValue }
    }
    /// The window that hit-testing found at touch down.
    open internal(set) var window: UIWindow? {
        get { storedWindow }
        set { storedWindow = newValue }
    }
    /// Points.
    open internal(set) var majorRadius: CGFloat = 5
    open internal(set) var majorRadiusTolerance: CGFloat = 0
    /// The force, from 0 to `maximumPossibleForce`; 1 is an average touch.
    open var force: CGFloat { shown.force }
    open var maximumPossibleForce: CGFloat { 20 / 3 }
    /// Radians; π/2 is upright.
    open var altitudeAngle: CGFloat { shown.altitudeAngle }
    /// The properties whose values are estimates; those of them that will be updated.
    open internal(set) var estimatedProperties: Properties = []
    open internal(set) var estimatedPropertiesExpectingUpdates: Properties = []
    /// The index of updates to come; nil if there will be none.
    open internal(set) var estimationUpdateIndex: NSNumber?

    /// The recognizers that get this touch: the hit view's in the order added, then each ancestor's.
    open var gestureRecognizers: [UIGestureRecognizer]? { isCollected ? recognizers.map { $0 } : nil }

    // MARK: What the engine keeps

    /// The screen edges that the event names as origin; nil if they follow from the location at touch down.
    final var reportedEdges: UIRectEdge?

    /// The values that client code reads: during a late delivery, the delivered ones.
    final var shown: TouchValues { event?.lateDelivery?.values(of: self) ?? values }

    // The engine reads the current values of its touches.
    final var storedPhase: Phase {
        get { values.phase }
        set { values.phase = newValue }
    }
    /// The location on the screen, in points.
    final var location: CGPoint { values.location }
    final var previousLocation: CGPoint { values.previousLocation }

    final var values = TouchValues()
    /// The event that contains it; nil for a copy.
    final var event: TouchesEvent?
    final var storedView: UIView?
    /// TO.16: whether a recognizer has cancelled it for its view, which client code then no longer finds.
    final var isTakenFromView = false
    final var storedWindow: UIWindow?
    /// The location at touch down, in points of the screen.
    final var start = CGPoint.zero
    final var contact = Contact.finger(0)
    /// Whether its recognizers have been collected; false during hit-testing.
    final var isCollected = false
    final var recognizerLinks = TouchRecognizers()
    /// The progress of its delivery to the view.
    final var delivery = TouchDelivery()
    /// The samples of this frame before the delivered one.
    final var coalesced: [UITouch] = []
    /// The time and location before this frame.
    final var lastFrame: (time: Double, location: CGPoint)?

    /// The location in the view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(shown.location, to: view)
    }

    /// The location at the change before the last one, in the view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(shown.previousLocation, to: view)
    }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Radians from the positive x axis of the screen; turns of views are ignored.
    open func azimuthAngle(in view: UIView?) -> CGFloat { shown.azimuth }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: cos(shown.azimuth), dy: sin(shown.azimuth)) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = window ?? view?.window else { return point }
        let inWindow = window.convertFromScreen(point)
        return view.map { $0.convert(inWindow, from: window) } ?? inWindow
    }
}
