#if hasFeature(Embedded)
    /// A whole number as an object: in signatures that list the raw values of an enumeration.
    public final class NSNumber: NSObject {
        public let intValue: Int

        public init(value: Int) {
            intValue = value
        }

        public override func isEqual(_ object: AnyOrObject?) -> Bool { (object as? NSNumber)?.intValue == intValue }
        public override var hash: Int { intValue }
    }
#endif
