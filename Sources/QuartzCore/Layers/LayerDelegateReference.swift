/// A reference to a layer's delegate, which the layer does not retain.
struct LayerDelegateReference {
    #if hasFeature(Embedded)
        // DEVIATION: without weak references, a delegate must outlive its layer or be set to nil.
        unowned(unsafe) var delegate: (any CALayerDelegate)?
    #else
        weak var delegate: (any CALayerDelegate)?
    #endif
}
