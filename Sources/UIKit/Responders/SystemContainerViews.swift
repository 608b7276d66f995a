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
