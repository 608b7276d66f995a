#if !hasFeature(Embedded)
    // See the file of this name in Core Graphics.
    @_exported import class Foundation.NSCoder
    @_exported import class Foundation.NSNull
    @_exported import class Foundation.NSNumber
    @_exported import class Foundation.NSObject
    @_exported import protocol Foundation.NSObjectProtocol

    /// The type that Apple declares as `Any`; Embedded Swift has only class references instead.
    public typealias AnyOrObject = Any

    /// The type that Apple declares as `NSNumber`; Embedded Swift has numbers instead.
    public typealias NumberOrDouble = NSNumber
#endif
