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
    open internal(set) var timestamp: Double = 0
    open internal(set) var phase: Phase {
        get { storedPhase }
        set { storedPhase = newValue }
    }
    /// How often a finger has tapped here in a row.
    open internal(set) var tapCount = 1
    open internal(set) var type: TouchType = .direct
    /// The view that hit-testing found at touch-down.
    open internal(set) var view: UIView? {
        get { storedView }
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
    open internal(set) var force: CGFloat = 0
    open var maximumPossibleForce: CGFloat { 20 / 3 }
    /// Radians; π/2 is upright.
    open internal(set) var altitudeAngle: CGFloat = .pi / 2
    /// Which of its values are estimates, and for which of them better ones will come.
    open internal(set) var estimatedProperties: Properties = []
    open internal(set) var estimatedPropertiesExpectingUpdates: Properties = []
    /// The number under which better values will come; nil if none will.
    open internal(set) var estimationUpdateIndex: NSNumber?

    /// Recognizers that get this touch: the hit view's in the order added, then each ancestor's.
    open var gestureRecognizers: [UIGestureRecognizer]? { isCollected ? recognizers.map { $0 } : nil }

    // MARK: What the engine keeps

    // OPTIMIZATION: the engine reads these itself, past the properties that client code could override.
    final var storedPhase = Phase.began
    final var storedView: UIView?
    final var storedWindow: UIWindow?
    /// In points of the screen.
    final var location = CGPoint.zero
    final var previousLocation = CGPoint.zero
    /// Where it came down, in points of the screen.
    final var start = CGPoint.zero
    final var azimuth: CGFloat = 0
    final var finger = 0
    /// Whether its recognizers have been collected: nil during hit-testing.
    final var isCollected = false
    final var recognizers: ContiguousArray<UIGestureRecognizer> = []
    /// How far its delivery to the view has come.
    final var delivery = TouchDelivery()
    /// Samples of this frame before the one that is delivered.
    final var coalesced: [UITouch] = []
    /// When and where it was before this frame.
    final var lastFrame: (time: Double, location: CGPoint)?

    /// Lets go of everything when the run is over.
    final func dissolve() {
        recognizers = []
        view = nil
        window = nil
    }

    /// The point in the view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// The point of the change before the last, in the view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Radians from the positive x axis of the screen; views are taken as not turned.
    open func azimuthAngle(in view: UIView?) -> CGFloat { azimuth }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: cos(azimuth), dy: sin(azimuth)) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = window ?? view?.window else { return point }
        let inWindow = window.convertFromScreen(point)
        return view.map { $0.convert(inWindow, from: window) } ?? inWindow
    }
}
