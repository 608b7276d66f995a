/// A finger on the glass, from touch-down to lift.
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    /// What of a pencil's touch can be an estimate.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    /// Seconds of virtual time at which it last changed.
    open var timestamp: Double { shown.timestamp }
    open var phase: Phase { shown.phase }
    /// How often a finger has tapped here in a row.
    open internal(set) var tapCount = 1
    open internal(set) var type: TouchType = .direct
    /// The view that hit-testing found at touch-down.
    open internal(set) var view: UIView? {
        get { isTakenFromView ? nil : storedView }
        set { storedView = newValue }
    }
    /// The window that hit-testing found at touch-down.
    open internal(set) var window: UIWindow? {
        get { storedWindow }
        set { storedWindow = newValue }
    }
    /// In points.
    open internal(set) var majorRadius: CGFloat = 5
    open internal(set) var majorRadiusTolerance: CGFloat = 0
    /// 0 without pressure up to `maximumPossibleForce`; 1 is an average touch.
    open var force: CGFloat { shown.force }
    open var maximumPossibleForce: CGFloat { 20 / 3 }
    /// Radians; π/2 is upright.
    open var altitudeAngle: CGFloat { shown.altitudeAngle }
    /// Which of its values are estimates, and for which of them better ones will come.
    open internal(set) var estimatedProperties: Properties = []
    open internal(set) var estimatedPropertiesExpectingUpdates: Properties = []
    /// The number under which better values will come; nil if none will.
    open internal(set) var estimationUpdateIndex: NSNumber?

    /// Recognizers that get this touch: the hit view's in the order added, then each ancestor's.
    open var gestureRecognizers: [UIGestureRecognizer]? { isCollected ? recognizers.map { $0 } : nil }

    // MARK: What the engine keeps

    /// The edges of the screen that its event says it came from; nil if that depends on where it came down.
    final var reportedEdges: UIRectEdge?

    /// What client code reads: a touch that is delivered late is as it is delivered.
    final var shown: TouchValues { event?.lateDelivery?.values(of: self) ?? values }

    // The engine reads its touches as they are now.
    final var storedPhase: Phase {
        get { values.phase }
        set { values.phase = newValue }
    }
    /// In points of the screen.
    final var location: CGPoint { values.location }
    final var previousLocation: CGPoint { values.previousLocation }

    final var values = TouchValues()
    /// The event that it is one of; nil for a copy.
    final var event: TouchesEvent?
    final var storedView: UIView?
    /// TO.16: a recognizer has cancelled it for its view, which client code finds no more.
    final var isTakenFromView = false
    final var storedWindow: UIWindow?
    /// Where it came down, in points of the screen.
    final var start = CGPoint.zero
    final var contact = Contact.finger(0)
    /// Whether its recognizers have been collected: nil during hit-testing.
    final var isCollected = false
    final var recognizerLinks = TouchRecognizers()
    /// How far its delivery to the view has come.
    final var delivery = TouchDelivery()
    /// Samples of this frame before the one that is delivered.
    final var coalesced: [UITouch] = []
    /// When and where it was before this frame.
    final var lastFrame: (time: Double, location: CGPoint)?

    /// The point in the view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(shown.location, to: view)
    }

    /// The point of the change before the last, in the view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(shown.previousLocation, to: view)
    }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Radians from the positive x axis of the screen; views are taken as not turned.
    open func azimuthAngle(in view: UIView?) -> CGFloat { shown.azimuth }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: cos(shown.azimuth), dy: sin(shown.azimuth)) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = window ?? view?.window else { return point }
        let inWindow = window.convertFromScreen(point)
        return view.map { $0.convert(inWindow, from: window) } ?? inWindow
    }
}
