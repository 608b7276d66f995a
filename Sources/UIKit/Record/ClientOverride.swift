import EventTrace

#if !hasFeature(Embedded)
    /// A method of the engine's that a class of client code overrides, and that can be taken away from it for a while.
    package struct ClientOverride {
        /// The class and the method: `Pad.hitTest`.
        package let name: String
        private let table: MethodTable
        private let slot: Int

        /// What the class of this object overrides itself; what it inherits from another class of client code is not among them.
        package static func all(of object: AnyObject) -> [ClientOverride] {
            let table = MethodTable(of: object)
            let name = String(describing: type(of: object))
            return probes(for: object).filter { table[$0.slot] != table.superclass[$0.slot] }.map {
                ClientOverride(name: "\(name).\($0.method.rawValue)", table: table, slot: $0.slot)
            }
        }

        /// The class does what its superclass does while `body` runs.
        ///
        /// That is so in the whole process: nothing else may use the class meanwhile. A call of client code that the compiler has bound to
        /// the method itself, such as one with `super` or of a final class, is not affected.
        package func whileTakenAway<Result>(_ body: () -> Result) -> Result {
            let own = table[slot]
            table.replace(slot, by: table.superclass[slot])
            defer { table.replace(slot, by: own) }
            return body()
        }

        /// None for an object of one of the engine's own classes.
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
        /// That of the superclass, to which the second word of a class's metadata points.
        fileprivate var superclass: MethodTable {
            guard let words = UnsafePointer<UInt>(bitPattern: self[1]) else { preconditionFailure("a client's class has a superclass") }
            return MethodTable(words)
        }
    }
#endif
