#if hasFeature(Embedded)
    /// Stands for nil in a collection; all are equal.
    public final class NSNull: NSObject {
        public override func isEqual(_ object: AnyOrObject?) -> Bool { object is NSNull }
        public override var hash: Int { 0 }
    }
#endif
