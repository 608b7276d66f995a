#if !hasFeature(Embedded)
    // A hosted build takes these from Foundation. Not all of it is exported: a file that imports UIKit and Core Graphics would then
    // have Foundation by two ways, and `Timer` and `DispatchQueue`, which UIKit has on the virtual clock, would be ambiguous.
    @_exported import struct Foundation.CGFloat
    @_exported import struct Foundation.CGPoint
    @_exported import struct Foundation.CGRect
    @_exported import struct Foundation.CGSize
#endif
