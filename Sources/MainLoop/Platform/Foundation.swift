#if !hasFeature(Embedded)
    // Seconds, and where a thread keeps what is its own.
    @_exported import Foundation
#endif
