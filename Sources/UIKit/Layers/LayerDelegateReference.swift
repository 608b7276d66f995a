/// A layer's delegate, which the layer does not keep alive.
struct LayerDelegateReference {
    /// The view whose layer it is. Invariant: the view outlives its layer's use of it and clears this when it ceases to exist.
    unowned(unsafe) var view: (any CALayerDelegate)?

    #if hasFeature(Embedded)
        // DEVIATION: without weak references a delegate must outlive its layer, or be set to nil.
        private unowned(unsafe) var other: (any CALayerDelegate)?
    #else
        // OPTIMIZATION: a weak reference costs its object a side table; views are held in the other way.
        private weak var other: (any CALayerDelegate)?
    #endif

    var delegate: (any CALayerDelegate)? {
        get { view ?? other }
        set {
            view = nil
            other = newValue
        }
    }
}
