import EventTrace

/// Which of the engine's open methods a class of client code overrides.
///
/// The engine records only those calls: what its own classes do by default is a decision, not a call into client code.
struct ClientMethods: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Methods are the first words of the vocabulary, so that their position is a bit.
    init(_ method: Word) {
        rawValue = 1 << UInt64(method.ordinal)
    }

    @inline(__always)
    func has(_ method: Word) -> Bool {
        rawValue & 1 << UInt64(method.ordinal) != 0
    }

    /// Compares the method table of an object's class with that of the nearest class of the engine above it.
    init(of object: AnyObject, above engineClass: MethodTable, probes: [MethodProbe]) {
        let table = MethodTable(of: object)
        var methods = ClientMethods()
        for probe in probes where table[probe.slot] != engineClass[probe.slot] {
            methods.insert(ClientMethods(probe.method))
        }
        self = methods
    }
}
