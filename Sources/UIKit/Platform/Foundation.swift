#if !hasFeature(Embedded)
    // As in Apple's UIKit, a file that imports UIKit has Foundation too.
    @_exported import Foundation
#endif
