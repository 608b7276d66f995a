import UIKit

/// A controller that prints how its view is loaded, laid out, shown and hidden, and calls super.
class PrintingController: UIViewController {
    /// What the author's code does when the view is loaded, and when it has appeared.
    var whenLoaded: (PrintingController) -> Void = { _ in }
    var whenAppeared: (PrintingController) -> Void = { _ in }

    override func loadView() { super.loadView() }
    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded(self)
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenAppeared(self)
    }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
}

/// A view that prints how it comes into the tree, is laid out and goes.
class LifeView: UIView {
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func layoutSubviews() { super.layoutSubviews() }
}

/// A view that prints its layout.
class LayoutView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}
