#if !hasFeature(Embedded)
    // Seconds, and the storage of a thread.
    @_exported import Foundation
#endif
