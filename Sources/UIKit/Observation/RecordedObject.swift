import EventTrace

/// An object with methods that client code overrides and the engine calls: a responder or a recognizer.
protocol RecordedObject: AnyObject {
    /// What the record calls it; none until the record first speaks of it.
    var subject: Name { get set }
    /// What its client has called it.
    var givenName: String? { get }
    /// What an object of a class without a name is called.
    var kind: String { get }
    /// What its class overrides, once it is observed.
    var clientMethods: ClientMethods { get set }
    var isObserved: Bool { get set }
    /// The nearest class of the engine: what its client's class is compared with to see what that overrides.
    var engineClass: MethodTable { get }
    /// The methods that can be overridden.
    var methodProbes: [MethodProbe] { get }
}

extension RecordedObject {
    func findClientMethods() -> ClientMethods {
        ClientMethods(of: self, above: engineClass, probes: methodProbes)
    }
}

extension UIResponder: RecordedObject {
    final var givenName: String? { nil }
}

extension UIGestureRecognizer: RecordedObject {
    final var givenName: String? { name }
    final var kind: String { "recognizer" }
    final var methodProbes: [MethodProbe] { MethodProbe.recognizer }
}
