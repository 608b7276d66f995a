/// A recognizer's delegate, which the recognizer does not keep alive.
struct GestureDelegateReference {
    #if hasFeature(Embedded)
        // DEVIATION: without weak references a delegate must outlive its recognizer, or be set to nil.
        unowned(unsafe) var delegate: (any UIGestureRecognizerDelegate)?
    #else
        private weak var reference: (any UIGestureRecognizerDelegate)?
        // OPTIMIZATION: most recognizers have none, and are asked for it several times in each gesture.
        private var isSet = false

        var delegate: (any UIGestureRecognizerDelegate)? {
            get { isSet ? reference : nil }
            set {
                reference = newValue
                isSet = newValue != nil
            }
        }
    #endif
}
