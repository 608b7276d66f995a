/// Receives calls about pages that the user turns. All methods are optional.
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when a gesture begins to turn a page; the page may still stay.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after a gesture; `completed` says whether the page has changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
}

// A call of one of these means that client code has no such method.
extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { Simulation.delegate(self, lacks: .willTransitionTo, for: pageViewController) }

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { Simulation.delegate(self, lacks: .didFinishAnimating, for: pageViewController) }
}
