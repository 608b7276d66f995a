#if !hasFeature(Embedded)
    // Lets `import UIKit.UIGestureRecognizerSubclass` find its module map.
    @_exported import UIKit
#endif
