import EventTrace

/// Decides about taps in the bar of a tab bar controller, and animates its transitions. All methods are optional.
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after each tap that is allowed, for the selected tab too.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Asked in place of `shouldSelect` by a controller with `tabs` (iOS 18).
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called in place of `didSelect` by a controller with `tabs` (iOS 18), for a selection by code too.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// The animator of a change of tabs; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The object that drives an animator; nil for the clock.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

// A call of one of these means that client code has no such method.
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        Simulation.delegate(self, lacks: .shouldSelect, for: tabBarController)
        return true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        Simulation.delegate(self, lacks: .didSelect, for: tabBarController)
    }
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        Simulation.delegate(self, lacks: .shouldSelectTab, for: tabBarController)
        return true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        Simulation.delegate(self, lacks: .didSelectTab, for: tabBarController)
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Simulation.delegate(self, lacks: .animationControllerFor, for: tabBarController)
        return nil
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Simulation.delegate(self, lacks: .interactionControllerFor, for: tabBarController)
        return nil
    }
}
