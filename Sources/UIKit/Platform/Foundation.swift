#if !hasFeature(Embedded)
    // As in Apple's UIKit, importing UIKit imports Foundation too.
    @_exported import Foundation
#endif
