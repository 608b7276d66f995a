import UIKit

/// The pages of a book: the data source and delegate of a page controller.
package final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let pages: [AppearingPage]

    package init(_ pages: [AppearingPage]) {
        self.pages = pages
        super.init()
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: -1) }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: 1) }

    package func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    package func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}

    private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }
}

/// A page that prints its appearance.
package class AppearingPage: UIViewController {
    package override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    package override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    package override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    package override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}
