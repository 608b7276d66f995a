// Delegates, targets and observers belong to client code and are not retained. Embedded Swift has no weak references: there, as with
// `unowned(unsafe)`, a deallocated object must not be called any more.
#if hasFeature(Embedded)
    package struct WeakReference<Object: AnyObject> {
        @usableFromInline let object: Unmanaged<Object>?

        @inlinable
        package init(_ object: Object?) {
            self.object = object.map { Unmanaged.passUnretained($0) }
        }

        @inlinable
        package var value: Object? { object?.takeUnretainedValue() }
    }
#else
    package struct WeakReference<Object: AnyObject> {
        package private(set) weak var value: Object?

        package init(_ object: Object?) {
            value = object
        }
    }
#endif
