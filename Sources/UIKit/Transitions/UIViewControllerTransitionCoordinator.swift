/// The controllers of a transition, as keys.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition, as keys.
public struct UITransitionContextViewKey: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Describes a transition that is under way.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// Whether an animator of the system's could be interrupted; false here.
    var isInterruptible: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress, 0…1.
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates beside a transition, and tells of its end.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition and `completion` at its end; false if the transition is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the transition is no longer interactive, before the appearance calls of a cancelled one.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

extension UIViewController {
    /// RC.55: the coordinator of the animated transition of this controller or of a container around it; nil without one.
    ///
    /// RC.168: a push or pop that waits for the layout begins when its coordinator is read.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            current.showChange(in: .current)
            if let found = current.ownTransition ?? current.presented?.ownTransition, found.isCoordinator(of: self) { return found }
            ancestor = current.parentController
        }
        return nil
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    /// Whether this controller has the transition as its coordinator.
    fileprivate func isCoordinator(of controller: UIViewController) -> Bool {
        guard let plan, plan.isAnimated, phase != .over else { return false }
        return !(plan.order.hidesCoordinatorFromLeaving && controller === plan.from)
    }

    var isAnimated: Bool { plan?.isAnimated ?? false }
    var presentationStyle: UIModalPresentationStyle { plan?.style ?? .none }
    var initiallyInteractive: Bool { isInitiallyInteractive }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { phase == .interactive || phase == .beginning && isInitiallyInteractive }
    var isCancelled: Bool { wasCancelled || phase == .cancelling }
    var transitionDuration: TimeInterval {
        guard let plan, !(plan.tellsDurationLate && phase == .beginning) else { return 0 }
        return plan.toldDuration ?? plan.duration
    }
    var percentComplete: CGFloat { CGFloat(fraction) }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { plan?.containerView ?? UIView(frame: .zero) }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? plan?.from : key == .to ? plan?.to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? plan?.from?.viewIfLoaded : key == .to ? plan?.to?.viewIfLoaded : nil
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { add(alongside: animation, completion: completion) }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { add(alongside: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        add(whenInteractionChanges: handler)
    }
}
