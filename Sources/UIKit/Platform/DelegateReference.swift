/// A reference to a delegate or data source, which its owner does not retain.
///
/// `Delegate` is a class-bound existential of one protocol, such as `any UIScrollViewDelegate`: an object and the table of its conformance.
/// A generic type can hold the object weakly only if it stores the two apart.
struct DelegateReference<Delegate> {
    private typealias Parts = (object: AnyObject, conformance: UInt)

    private var conformance: UInt = 0
    #if hasFeature(Embedded)
        // DEVIATION: without weak references, a delegate must outlive its owner or be set to nil.
        private unowned(unsafe) var object: AnyObject?
    #else
        private weak var object: AnyObject?
    #endif

    init() {
        precondition(MemoryLayout<Delegate>.size == MemoryLayout<Parts>.size, "a delegate is a class-bound existential of one protocol")
    }

    /// The delegate; nil once it is deallocated.
    var delegate: Delegate? {
        get {
            // OPTIMIZATION: most owners have no delegate, and are asked for it often.
            guard conformance != 0, let object else { return nil }
            return unsafeBitCast((object: object, conformance: conformance), to: Delegate.self)
        }
        set {
            guard let newValue else {
                object = nil
                conformance = 0
                return
            }
            let parts = unsafeBitCast(newValue, to: Parts.self)
            object = parts.object
            conformance = parts.conformance
        }
    }
}
