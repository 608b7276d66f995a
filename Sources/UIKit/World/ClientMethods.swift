import EventTrace

/// The engine's open methods that a client class overrides.
///
/// The engine records only calls of these: the default behaviour of its own classes is a decision, not a call into client code.
struct ClientMethods: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Adds a method. Overridable methods are among the first 128 words, before those of delegates, so their position is a bit.
    mutating func insert(_ method: Word) {
        let bit = UInt64(method.ordinal)
        precondition(method.isMethod && bit < 128, "methods that classes override are among the first 128 words")
        if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
    }

    @inline(__always)
    func has(_ method: Word) -> Bool {
        let bit = UInt64(method.ordinal)
        return (bit < 64 ? low & 1 << bit : high & 1 << (bit - 64)) != 0
    }

    var isEmpty: Bool { low | high == 0 }

    init(_ methods: [Word]) {
        for method in methods { insert(method) }
    }

    /// The overrides in a method table, compared with that of the nearest engine class above.
    init(in table: MethodTable, above engineClass: MethodTable, _ probes: [MethodProbe]) {
        for probe in probes where table[probe.slot] != engineClass[probe.slot] { insert(probe.method) }
    }

    /// The overrides of an object's class. O(probes).
    init(of object: AnyObject, above engineClass: MethodTable, probes: [MethodProbe]) {
        self.init(in: MethodTable(of: object), above: engineClass, probes)
    }
}
