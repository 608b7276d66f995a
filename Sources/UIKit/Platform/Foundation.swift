#if !hasFeature(Embedded)
    // The one place where Foundation comes in: as in Apple's UIKit, a file that imports UIKit has it too.
    @_exported import Foundation

    /// What Apple's signatures declare as `Any`, where Embedded Swift has only class references.
    public typealias AnyOrObject = Any

    /// What Apple's signatures declare as `NSNumber`, which Embedded Swift does not have.
    public typealias NumberOrDouble = NSNumber
#endif
