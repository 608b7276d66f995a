/// What a control tells about its targets.
extension UIControl {
    #if hasFeature(Embedded)
        // Embedded Swift has no `AnyHashable`: targets of other classes than `NSObject` are left out.
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
            // Two of them are not equal here, as they are on iOS.
            if hasNil { targets.insert(NSNull()) }
            return targets
        }

        /// Every object can be hashed on iOS; here one that cannot stands as its identity.
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
