/// A view of the system that carries a controller's view in its window, as `UITransitionView` does.
final class TransitionView: UIView {
    override var kind: String { "transitionView" }
    override var engineClass: MethodTable { MethodTable(TransitionView.self) }
}

/// A view of the system between a transition view and a controller's view, as `UIDropShadowView` is.
final class DropShadowView: UIView {
    override var kind: String { "dropShadowView" }
    override var engineClass: MethodTable { MethodTable(DropShadowView.self) }
}

/// The view of a controller that contains others, as `UILayoutContainerView` is.
final class LayoutContainerView: UIView {
    override var kind: String { "layoutContainerView" }
    override var engineClass: MethodTable { MethodTable(LayoutContainerView.self) }
}

/// The part of a navigation controller's view in which one controller takes another's place, as `UINavigationTransitionView` is.
final class NavigationTransitionView: UIView {
    override var kind: String { "navigationTransitionView" }
    override var engineClass: MethodTable { MethodTable(NavigationTransitionView.self) }
}

/// A view of the system around a contained controller's view, as `UIViewControllerWrapperView` is.
final class ControllerWrapperView: UIView {
    override var kind: String { "controllerWrapperView" }
    override var engineClass: MethodTable { MethodTable(ControllerWrapperView.self) }

    convenience init(around view: UIView, in bounds: CGRect) {
        self.init(frame: bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
