/// Provides the pages before and after a page.
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before this one; nil if this is the first page.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    /// The page after this one; nil if this is the last page.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    /// The number of dots of the page indicator, which scrolled pages show if this and the next method exist.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the current page.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// A call of one of these means that client code has no such method.
extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        Simulation.delegate(self, lacks: .presentationCount, for: pageViewController)
        return 0
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        Simulation.delegate(self, lacks: .presentationIndex, for: pageViewController)
        return 0
    }
}
