/// A recognizer's delegate, which the recognizer does not keep alive.
struct GestureDelegateReference {
    #if hasFeature(Embedded)
        // DEVIATION: without weak references a delegate must outlive its recognizer, or be set to nil.
        unowned(unsafe) var delegate: (any UIGestureRecognizerDelegate)?
    #else
        weak var delegate: (any UIGestureRecognizerDelegate)?
    #endif
}
