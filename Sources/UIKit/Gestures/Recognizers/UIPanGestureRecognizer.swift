import EventTrace

/// Recognizes fingers that drag.
///
/// The pan begins when they have moved by `Thresholds.panMovement`, changes with every move, and ends when fewer than the minimum remain.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    override var kind: String { "panGestureRecognizer" }
    override var engineClass: MethodTable { MethodTable(UIPanGestureRecognizer.self) }
    override var ownRule: Rule { .pan }

    /// The least number of fingers: with fewer, the pan does not begin, or ends.
    open var minimumNumberOfTouches = Defaults.current.pan.minimumNumberOfTouches
    /// The largest number of fingers: with more, the pan does not begin; a pan that has begun ignores more.
    open var maximumNumberOfTouches = Defaults.current.pan.maximumNumberOfTouches
    /// The scroll events of a pointing device that pan too.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    final var movement = PanMovement()

    /// The way since touch down, in the view's coordinates; nil stands for the window. It is not zero when the pan begins.
    open func translation(in view: UIView?) -> CGPoint { vector(movement.translation, in: view) }

    /// Sets the translation; the velocity stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        movement.translation = screenVector(translation, from: view)
    }

    /// The velocity in points per second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        let simulation = Simulation.current
        recordVelocity(in: simulation)
        return vector(movement.velocity(in: simulation), in: view)
    }

    /// The verdict about the way of the fingers, before the pan has begun.
    func judge(_ travelled: CGPoint, in simulation: Simulation) -> PanVerdict {
        travelled.isWithin(simulation.thresholds.panMovement.nextDown, of: .zero) && simulation.holds(.pan) ? .undecided : .begins
    }

    /// Whether these new fingers may join; if not, the pan fails.
    func admits(_ touches: Set<UITouch>, in simulation: Simulation) -> Bool { true }

    override func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, in simulation: Simulation) {
        switch phase {
        case .began: if admits(touches, in: simulation) { takeUp(touches, event, in: simulation) } else { state = .failed }
        case .moved: follow(touches, event, in: simulation)
        case .ended: lift(touches, event, in: simulation)
        default: state = state.isActive ? .cancelled : .failed
        }
    }

    open override func reset() { movement = PanMovement() }
}

/// A pan's verdict about the way of its fingers.
enum PanVerdict {
    case undecided, begins, fails
}
