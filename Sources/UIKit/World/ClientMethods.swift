import EventTrace

/// Which of the engine's open methods a class of client code overrides.
///
/// The engine records only those calls: what its own classes do by default is a decision, not a call into client code.
struct ClientMethods: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Methods that classes override stand first in the vocabulary, before those of delegates and among the first 128 words, so that their
    /// position is a bit.
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

    init(_ methods: [Word]) {
        for method in methods { insert(method) }
    }

    /// Compares the method table of a class with that of the nearest class of the engine above it.
    init(in table: MethodTable, above engineClass: MethodTable, _ probes: [MethodProbe]) {
        for probe in probes where table[probe.slot] != engineClass[probe.slot] { insert(probe.method) }
    }

    /// What the class of an object overrides. O(probes).
    init(of object: AnyObject, above engineClass: MethodTable, probes: [MethodProbe]) {
        self.init(in: MethodTable(of: object), above: engineClass, probes)
    }
}
