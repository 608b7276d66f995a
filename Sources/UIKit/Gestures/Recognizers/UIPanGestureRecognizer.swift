import EventTrace

/// Recognizes fingers that drag.
///
/// Begins when they have moved by `Thresholds.panMovement`, changes with every move, ends when fewer than the minimum remain.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "panGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIPanGestureRecognizer.self) }
    override var ownRule: Rule { .pan }

    /// With fewer fingers it does not begin, and ends.
    open var minimumNumberOfTouches = Defaults.current.pan.minimumNumberOfTouches
    /// With more fingers it does not begin; once it has begun it ignores more.
    open var maximumNumberOfTouches = Defaults.current.pan.maximumNumberOfTouches
    /// Which scroll events of a pointing device pan too.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    final var movement = PanMovement()

    /// The way since the touch-down, in the view's coordinates; nil stands for the window. It is not zero when the pan begins.
    open func translation(in view: UIView?) -> CGPoint { vector(movement.translation, in: view) }

    /// Sets the translation; the velocity stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        movement.translation = screenVector(translation, from: view)
    }

    /// Points per second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        recordVelocity()
        return vector(movement.velocity, in: view)
    }

    /// What the way that the fingers have gone means for a pan that has not begun.
    func judge(_ travelled: CGPoint, _ simulation: Simulation) -> PanVerdict {
        travelled.isWithin(simulation.thresholds.panMovement.nextDown, of: .zero) && simulation.holds(.pan) ? .undecided : .begins
    }

    /// Whether these fingers, which come down, may be a part of it; it fails if not.
    func admits(_ touches: Set<UITouch>, _ simulation: Simulation) -> Bool { true }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        switch phase {
        case .began: if admits(touches, simulation) { takeUp(touches, event, simulation) } else { state = .failed }
        case .moved: follow(touches, event, simulation)
        case .ended: lift(touches, event, simulation)
        default: state = state.isActive ? .cancelled : .failed
        }
    }

    open override func reset() { movement = PanMovement() }
}

/// What a pan makes of the way that its fingers have gone.
enum PanVerdict {
    case undecided, begins, fails
}
