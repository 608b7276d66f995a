#if !hasFeature(Embedded)
    // A hosted build takes these from Foundation, and nothing more: Core Graphics has no timers.
    @_exported import struct Foundation.CGFloat
    @_exported import struct Foundation.CGPoint
    @_exported import struct Foundation.CGRect
    @_exported import struct Foundation.CGSize
#endif
