#if !hasFeature(Embedded)
    // A hosted build imports exactly these from Foundation: Core Graphics has no timers.
    @_exported import struct Foundation.CGFloat
    @_exported import struct Foundation.CGPoint
    @_exported import struct Foundation.CGRect
    @_exported import struct Foundation.CGSize
#endif
