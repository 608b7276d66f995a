#if hasFeature(Embedded)
    /// The stand-in for nil in a collection; all instances are equal.
    public final class NSNull: NSObject {
        public override func isEqual(_ object: AnyOrObject?) -> Bool { object is NSNull }
        public override var hash: Int { 0 }
    }
#endif
