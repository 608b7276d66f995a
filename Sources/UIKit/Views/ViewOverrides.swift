import EventTrace

/// The overrides of a view that has no class of its own; nil for a method that is not overridden. For views of which there is no class in any
/// code, such as those of a sketch.
package struct ViewOverrides {
    /// The four touch methods. `callSuper` calls the method of the view's class.
    package var touches: ((_ callSuper: () -> Void) -> Void)?
    package var hitTest: ((_ callSuper: () -> UIView?) -> UIView?)?
    package var pointInside: ((_ view: UIView, _ point: CGPoint, _ callSuper: () -> Bool) -> Bool)?

    package init() {}

    fileprivate var methods: [Word] {
        (touches == nil ? [] : [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled])
            + (hitTest == nil ? [] : [.hitTest]) + (pointInside == nil ? [] : [.pointInside])
    }
}

extension Simulation {
    /// The view overrides these methods, and no others. Before its first call; its class is one of the engine's.
    package func override(_ overrides: ViewOverrides, of view: UIView) {
        precondition(MethodTable(of: view) == view.engineClass, "a class of client code overrides methods itself")
        view.clientMethods = ClientMethods(overrides.methods)
        view.ownExtras.overrides = overrides
        shared.hasViewOverrides = true
    }

    /// OPTIMIZATION: mostly no view of a run has any, so that nothing is looked up.
    @inline(__always)
    func viewOverrides(of responder: UIResponder) -> ViewOverrides? {
        shared.hasViewOverrides ? (responder as? UIView)?.extras?.overrides : nil
    }
}
