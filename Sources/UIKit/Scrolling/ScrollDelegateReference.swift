/// A scroll view's delegate, which the scroll view does not keep alive.
struct ScrollDelegateReference {
    #if hasFeature(Embedded)
        // DEVIATION: without weak references a delegate must outlive its scroll view, or be set to nil.
        unowned(unsafe) var delegate: (any UIScrollViewDelegate)?
    #else
        weak var delegate: (any UIScrollViewDelegate)?
    #endif
}
