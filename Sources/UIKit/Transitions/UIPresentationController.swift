import EventTrace

/// Manages a presentation, from before it begins until it is over.
open class UIPresentationController: NSObject {
    // MARK: Storage

    package final var subject: Name = .none
    final var clientMethods: ClientMethods?
    final var adaptiveDelegate = DelegateReference<any UIAdaptivePresentationControllerDelegate>()
    /// The presented controller, which clears this when it is deallocated, and its presenter.
    final unowned(unsafe) var presentedController: UIViewController?
    final unowned(unsafe) var presentingController: UIViewController?
    /// The view of the system around the presented view; nil before and after the presentation.
    final var container: UIView?
    final var style = UIModalPresentationStyle.none
    /// The popover whose place it takes.
    final var popover: UIPresentationController?
    /// Whether the dismissal under way is one by the user.
    final var isDismissedByUser = false

    /// Called once the presented view is in the container.
    func hasEntered(_ container: TransitionView, _ dropShadow: UIView) {}
    /// Called when the presentation is over.
    func end() { container = nil }
    /// Called when the controller that has taken its place is gone.
    func forgetSheet() {}

    deinit { popover?.forgetSheet() }

    var engineClass: MethodTable { MethodTable(UIPresentationController.self) }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedController = presentedViewController
        presentingController = presentingViewController
        super.init()
        style = presentedViewController.modalPresentationStyle
    }

    // MARK: Properties

    open var presentedViewController: UIViewController {
        guard let presentedController else { fatalError("a presentation controller outlives its presented controller") }
        return presentedController
    }
    open var presentingViewController: UIViewController { presentingController ?? presentedViewController }
    open var presentationStyle: UIModalPresentationStyle { style }
    /// The view in which the presentation takes place; nil before it begins.
    open var containerView: UIView? { container }
    /// The view that is presented.
    open var presentedView: UIView? { presentedController?.viewIfLoaded }
    @_disfavoredOverload
    open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate.delegate }
        set { adaptiveDelegate.delegate = newValue }
    }
    /// The frame of the presented view at the end of the transition.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the presenter's view leaves the window.
    open var shouldRemovePresentersView: Bool { style.removesPresenter }

    // MARK: For subclasses

    open func presentationTransitionWillBegin() {}
    /// Called at the end of the presentation; `completed` is false if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    /// Called at the end of the dismissal; `completed` is false if it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}
