#if !hasFeature(Embedded)
    // See the file of this name in Core Graphics.
    @_exported import class Foundation.NSCoder
    @_exported import class Foundation.NSNull
    @_exported import class Foundation.NSNumber
    @_exported import class Foundation.NSObject
    @_exported import protocol Foundation.NSObjectProtocol

    /// What Apple's signatures declare as `Any`, where Embedded Swift has only class references.
    public typealias AnyOrObject = Any

    /// What Apple's signatures declare as `NSNumber`, which Embedded Swift does not have.
    public typealias NumberOrDouble = NSNumber
#endif
