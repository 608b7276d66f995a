import EventTrace

/// An object with methods that client code overrides and the engine calls: a responder or a recognizer.
protocol RecordedObject: AnyObject {
    /// What the record calls it; none until the record first speaks of it.
    var subject: Name { get set }
    /// What its class overrides; nil until the engine first calls it.
    var clientMethods: ClientMethods? { get set }

    func makeSubject(in simulation: Simulation) -> Name
    func findClientMethods() -> ClientMethods
    /// Writes which methods its class overrides although the engine never calls them.
    func noteUnmodelledOverrides(in simulation: Simulation)
}

// Not an extension of the protocol: Embedded Swift would make a copy for each class, and that cannot call what the class overrides.
extension UIResponder: RecordedObject {
    final func makeSubject(in simulation: Simulation) -> Name {
        simulation.subjects.nextName(of: self, orElse: kind, in: simulation.recorder)
    }

    final func findClientMethods() -> ClientMethods {
        ClientMethods(of: self, above: engineClass, probes: methodProbes)
    }

    final func noteUnmodelledOverrides(in simulation: Simulation) {
        let table = MethodTable(of: self)
        let own = unmodelledMethods.filter { $0.isOverridden(in: table, above: engineClass) }.map { $0.name }
        simulation.noteUnmodelled(own + unmodelledOverridesBelow, of: self, kind: kind)
    }
}

extension UIGestureRecognizer: RecordedObject {
    final func makeSubject(in simulation: Simulation) -> Name {
        name.map { simulation.recorder.intern($0) } ?? simulation.subjects.nextName(of: self, orElse: kind, in: simulation.recorder)
    }

    final func findClientMethods() -> ClientMethods {
        ClientMethods(of: self, above: engineClass, probes: MethodProbe.recognizer)
    }

    /// All that a recognizer can override is called.
    final func noteUnmodelledOverrides(in simulation: Simulation) {}
}
