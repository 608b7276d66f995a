import EventTrace

#if !hasFeature(Embedded)
    /// A client class's override of an engine method, which can be disabled for a while.
    package struct ClientOverride {
        /// The class and the method: `Pad.hitTest`.
        package let name: String
        private let table: MethodTable
        private let slot: Int

        /// The overrides of this object's class itself, without those inherited from another client class.
        package static func all(of object: AnyObject) -> [ClientOverride] {
            let table = MethodTable(of: object)
            let name = String(describing: type(of: object))
            return probes(for: object).filter { table[$0.slot] != table.superclass[$0.slot] }.map {
                ClientOverride(name: "\(name).\($0.method.rawValue)", table: table, slot: $0.slot)
            }
        }

        /// Disables the override while `body` runs: the class then behaves like its superclass.
        ///
        /// This affects the whole process, so nothing else may use the class meanwhile. Client calls that the compiler has bound directly,
        /// with `super` or in a final class, still reach the override.
        package func whileTakenAway<Result>(_ body: () -> Result) -> Result {
            let own = table[slot]
            table.replace(slot, by: table.superclass[slot])
            defer { table.replace(slot, by: own) }
            return body()
        }

        /// The probes for an object; empty for one of the engine's own classes.
        private static func probes(for object: AnyObject) -> [MethodProbe] {
            switch object {
            case let responder as UIResponder:
                MethodTable(of: responder) == responder.engineClass ? [] : responder.methodProbes
            case let recognizer as UIGestureRecognizer:
                MethodTable(of: recognizer) == recognizer.engineClass ? [] : MethodProbe.recognizer
            default: []
            }
        }
    }

    extension MethodTable {
        /// The method table of the superclass, to which the second word of a class's metadata points.
        fileprivate var superclass: MethodTable {
            guard let words = UnsafePointer<UInt>(bitPattern: self[1]) else { preconditionFailure("a client's class has a superclass") }
            return MethodTable(words)
        }
    }
#endif
