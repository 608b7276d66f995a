/// The system's view around a controller's view in its window, like `UITransitionView`.
final class TransitionView: UIView {
    override var kind: String { "transitionView" }
    override var engineClass: MethodTable { MethodTable(TransitionView.self) }

    /// Whether a touch at this point goes to the views below; nil if none does.
    var passesThrough: ((CGPoint, Simulation?) -> Bool)?
    /// Lays out, in the midst of the calls of a presentation controller; nil without one.
    var layOut: ((() -> Void) -> Void)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && passesThrough?(point, Simulation.current) != true
    }

    override func layoutSubviews() {
        if let layOut { layOut { super.layoutSubviews() } } else { super.layoutSubviews() }
    }
}

/// The system's view between a transition view and a controller's view, like `UIDropShadowView`.
final class DropShadowView: UIView {
    override var kind: String { "dropShadowView" }
    override var engineClass: MethodTable { MethodTable(DropShadowView.self) }
}

/// The view of a container controller, like `UILayoutContainerView`.
final class LayoutContainerView: UIView {
    override var kind: String { "layoutContainerView" }
    override var engineClass: MethodTable { MethodTable(LayoutContainerView.self) }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerIsLaidOut(in: .current)
    }
}

/// The view in which controllers of a navigation controller replace each other, like `UINavigationTransitionView`.
final class NavigationTransitionView: UIView {
    override var kind: String { "navigationTransitionView" }
    override var engineClass: MethodTable { MethodTable(NavigationTransitionView.self) }
}

/// The system's view around a contained controller's view, like `UIViewControllerWrapperView`.
final class ViewControllerWrapperView: UIView {
    override var kind: String { "viewControllerWrapperView" }
    override var engineClass: MethodTable { MethodTable(ViewControllerWrapperView.self) }

    convenience init(around view: UIView, in bounds: CGRect) {
        self.init(frame: bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
