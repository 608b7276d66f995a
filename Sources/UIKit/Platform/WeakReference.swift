// Delegates and targets are client code's and not retained. Embedded Swift has no weak references: there, an object that
// client code has let go of must not be called any more, as with `unowned(unsafe)`.
#if hasFeature(Embedded)
    struct WeakReference<Object: AnyObject> {
        private let object: Unmanaged<Object>?

        init(_ object: Object?) {
            self.object = object.map { Unmanaged.passUnretained($0) }
        }

        var value: Object? { object?.takeUnretainedValue() }
    }
#else
    struct WeakReference<Object: AnyObject> {
        private(set) weak var value: Object?

        init(_ object: Object?) {
            value = object
        }
    }
#endif
