/// The public list of a control's targets.
extension UIControl {
    #if hasFeature(Embedded)
        // Embedded Swift has no `AnyHashable`: targets that are not `NSObject`s are left out.
        final var targets: Set<NSObject> {
            var targets: Set<NSObject> = []
            for entry in table.entries {
                guard case .method(let target, _) = entry.receiver else { continue }
                switch target {
                case .responderChain: targets.insert(NSNull())
                case .object(let reference): if let object = reference.value as? NSObject { targets.insert(object) }
                }
            }
            return targets
        }
    #else
        final var targets: Set<AnyHashable> {
            var targets: Set<AnyHashable> = []
            var hasNil = false
            for entry in table.entries {
                guard case .method(let target, _) = entry.receiver else { continue }
                switch target {
                case .responderChain: hasNil = true
                case .object(let reference): if let object = reference.value { targets.insert(hashable(object)) }
                }
            }
            // Two `NSNull`s are not equal here, unlike on iOS.
            if hasNil { targets.insert(NSNull()) }
            return targets
        }

        /// The target as a hashable value. On iOS every object is hashable; here, other objects are represented by their identity.
        private final func hashable(_ object: AnyObject) -> AnyHashable {
            (object as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object))
        }
    #endif

    final func enumerate(_ iterator: (UIAction?, (AnyOrObject?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in table.entries where !stop {
            switch entry.receiver {
            case .closure(let action): iterator(action, nil, entry.events, &stop)
            case .method(.responderChain, let action): iterator(nil, (nil, action), entry.events, &stop)
            case .method(.object(let target), let action):
                if let target = target.value { iterator(nil, (target, action), entry.events, &stop) }
            }
        }
    }
}
