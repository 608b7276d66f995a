#if hasFeature(Embedded)
    /// A number as an object, as far as lists of touch and press types need it.
    open class NSNumber: NSObject, ExpressibleByIntegerLiteral {
        public let intValue: Int

        public init(value: Int) {
            intValue = value
        }

        public required init(integerLiteral value: Int) {
            intValue = value
        }

        open override func isEqual(_ object: AnyOrObject?) -> Bool { (object as? NSNumber)?.intValue == intValue }

        open override var hash: Int { intValue }
    }
#endif
