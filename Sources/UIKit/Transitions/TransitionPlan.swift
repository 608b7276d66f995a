/// A container's description of one transition: its two controllers, its calls, its views and its end.
struct TransitionPlan {
    typealias TouchBlock = TransitionBlocks.Kind

    /// The controllers of the two keys.
    let from: UIViewController?
    let to: UIViewController?
    /// Whether the controllers take part with appearance calls; a presenter below a sheet does not.
    var fromDisappears = true
    var toAppears = true
    let order: AppearanceOrder
    /// The controller that has the transition, and by whose name the record calls the handlers of the coordinator.
    let owner: UIViewController
    let isAnimated: Bool
    /// Whether the transition, if it is not animated, ends as soon as it has begun, and not with the commit.
    var endsInItsLayout = false
    /// Whether the controller that comes receives `viewIsAppearing` in the next layout of the container, and not as the transition begins.
    var isAppearingInLayout = false
    /// Seconds until the last calls.
    var duration = 0.0
    /// The seconds that the coordinator tells, if these are others.
    var toldDuration: Double?
    /// Whether the coordinator has the duration only after the first appearance calls.
    var tellsDurationLate = false
    /// The way in which the transition drops new touches while no finger drives it; nil if it does not.
    let block: TouchBlock?
    var style = UIModalPresentationStyle.none
    /// The view in which the two views replace each other.
    let containerView: UIView
    /// A client's animator, and a client's object that drives it.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    /// Whether a recognizer of the engine drives the transition.
    var isDrivenByFinger = false

    /// Runs after the first appearance calls: a delegate learns what will be shown.
    var willShow: () -> Void = {}
    /// Puts the view of `to` into its place.
    let enter: () -> Void
    /// Takes a view away: that of `from` if the transition is completed, that of `to` if it is cancelled.
    let leave: (_ isCompleted: Bool) -> Void
    /// Runs after the last appearance calls.
    let finish: (_ isCompleted: Bool) -> Void
    /// Runs when all is over, the handlers of the coordinator too.
    var whenOver: () -> Void = {}
}

extension TransitionPlan {
    /// Uses an animator of the client's, with its duration, and the object that drives it.
    mutating func take(
        _ animator: any UIViewControllerAnimatedTransitioning, drivenBy driver: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.driver = driver
        (duration, toldDuration) = (animator.transitionDuration(using: nil), nil)
    }
}
