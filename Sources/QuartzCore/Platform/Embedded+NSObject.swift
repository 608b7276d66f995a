#if hasFeature(Embedded)
    /// See `Foundation.swift`.
    public typealias AnyOrObject = AnyObject

    /// See `Foundation.swift`.
    public typealias NumberOrDouble = Double

    /// Seconds.
    public typealias TimeInterval = Double

    /// The questions that every `NSObject` answers.
    public protocol NSObjectProtocol: AnyObject {
        func isEqual(_ object: AnyOrObject?) -> Bool
        var hash: Int { get }
    }

    /// The root class. Equality means identity unless a subclass overrides `isEqual` and `hash`.
    open class NSObject: NSObjectProtocol, Hashable {
        public init() {}

        open func isEqual(_ object: AnyOrObject?) -> Bool { object === self }

        open var hash: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

        public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

        public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    /// The parameter of `init(coder:)`; nothing is ever decoded.
    open class NSCoder: NSObject {}
#endif
