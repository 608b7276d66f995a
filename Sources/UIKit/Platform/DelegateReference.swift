/// A reference to a delegate or a data source, which its owner does not keep alive. `Delegate` is a class-bound existential without further
/// protocols, such as `any UIScrollViewDelegate`.
///
/// Such an existential is the object and the table of its conformance; a generic type can hold the one weakly only if it holds them apart.
struct DelegateReference<Delegate> {
    private typealias Parts = (object: AnyObject, conformance: UInt)

    private var conformance: UInt = 0
    #if hasFeature(Embedded)
        // DEVIATION: without weak references a delegate must outlive its owner, or be set to nil.
        private unowned(unsafe) var object: AnyObject?
    #else
        private weak var object: AnyObject?
    #endif

    init() {
        precondition(MemoryLayout<Delegate>.size == MemoryLayout<Parts>.size, "a delegate is a class-bound existential of one protocol")
    }

    /// Nil once the delegate has gone.
    var delegate: Delegate? {
        get {
            // OPTIMIZATION: most owners have none, and are asked for it often.
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
