import EventTrace

/// An object whose methods client code overrides and the engine calls: a responder or a recognizer.
protocol RecordedObject: AnyObject {
    /// The name in the record; none until the record first mentions the object.
    var subject: Name { get set }
    /// The overrides of its class; nil until the engine first calls it.
    var clientMethods: ClientMethods? { get set }

    func makeSubject(in simulation: Simulation) -> Name
    func findClientMethods() -> ClientMethods
    /// Notes the methods that its class overrides although the engine never calls them.
    func noteUnmodelledOverrides(in simulation: Simulation)
}

// Not in an extension of the protocol: Embedded Swift would make a copy for each class, and such a copy cannot call overrides.
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

    /// Notes nothing: the engine calls every method that a recognizer can override.
    final func noteUnmodelledOverrides(in simulation: Simulation) {}
}
