#if hasFeature(Embedded)
    /// A number as an object, as far as types of touches and presses and keyboard notifications need it.
    open class NSNumber: NSObject, ExpressibleByIntegerLiteral {
        public let doubleValue: Double
        public var intValue: Int { Int(doubleValue) }
        public var uintValue: UInt { UInt(doubleValue) }
        public var boolValue: Bool { doubleValue != 0 }

        public init(value: Int) {
            doubleValue = Double(value)
        }

        public init(value: Double) {
            doubleValue = value
        }

        public init(value: Bool) {
            doubleValue = value ? 1 : 0
        }

        public required init(integerLiteral value: Int) {
            doubleValue = Double(value)
        }

        open override func isEqual(_ object: AnyOrObject?) -> Bool { (object as? NSNumber)?.doubleValue == doubleValue }

        open override var hash: Int { intValue }
    }
#endif
