import UIKit

/// A controller that prints how its view is loaded, laid out, shown and hidden, and calls super.
package class PrintingController: UIViewController {
    /// What the author's code does when the view is loaded, when it appears, has appeared and goes.
    package var whenLoaded: (PrintingController) -> Void = { _ in }
    package var whenAppearing: (PrintingController) -> Void = { _ in }
    package var whenDisappearing: (PrintingController) -> Void = { _ in }
    package var whenAppeared: (PrintingController) -> Void = { _ in }

    package override func loadView() { super.loadView() }
    package override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded(self)
    }
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing(self)
    }
    package override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    package override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenAppeared(self)
    }
    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        whenDisappearing(self)
    }
    package override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    package override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
}

/// A view that prints how it comes into the tree, is laid out and goes.
package class LifeView: UIView {
    package override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    package override func didMoveToSuperview() { super.didMoveToSuperview() }
    package override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    package override func didMoveToWindow() { super.didMoveToWindow() }
    package override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    package override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    package override func layoutSubviews() { super.layoutSubviews() }
}

/// A view that prints its layout.
package class LayoutView: UIView {
    package override func layoutSubviews() { super.layoutSubviews() }
}
