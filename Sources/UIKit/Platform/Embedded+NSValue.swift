#if hasFeature(Embedded)
    /// A rectangle as an object.
    public final class NSValue: NSObject {
        public let cgRectValue: CGRect

        public init(cgRect rect: CGRect) {
            cgRectValue = rect
        }
    }
#endif
