#if hasFeature(Embedded)
    /// See `Foundation.swift`.
    public typealias AnyOrObject = AnyObject

    /// See `Foundation.swift`.
    public typealias NumberOrDouble = Double

    /// Seconds.
    public typealias TimeInterval = Double

    /// What every `NSObject` can be asked.
    public protocol NSObjectProtocol: AnyObject {
        func isEqual(_ object: AnyOrObject?) -> Bool
        var hash: Int { get }
    }

    /// The root class; equal means identical unless a subclass overrides `isEqual` and `hash`.
    open class NSObject: NSObjectProtocol, Hashable {
        public init() {}

        open func isEqual(_ object: AnyOrObject?) -> Bool { object === self }

        open var hash: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

        public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

        public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    /// Stands in signatures of `init(coder:)` only; nothing is ever decoded.
    open class NSCoder: NSObject {}
#endif
