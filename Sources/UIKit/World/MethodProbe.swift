import EventTrace

/// Where a method stands in the method tables of a class family, found by looking at a class that overrides just it.
struct MethodProbe: Sendable {
    let method: Word
    /// 0, where no method is, if it has not been found.
    let slot: Int

    init<Probe: AnyObject, Blank: AnyObject, Base: AnyObject>(_ method: Word, _ probe: Probe.Type, _ blank: Blank.Type, of base: Base.Type)
    {
        precondition(method.isMethod, "the word of a probe stands among the methods")
        self.method = method
        slot = MethodTable.slot(overriddenBy: MethodTable(probe), of: MethodTable(base), unlike: MethodTable(blank)) ?? 0
    }

    /// Whether each probe has found a method and a place of its own. A linker that folds functions of equal code into one makes overrides
    /// look alike, or like what they override.
    static func areDistinct(_ probes: [MethodProbe]) -> Bool {
        probes.indices.allSatisfy { index in
            probes[index].slot > 0
                && !probes[..<index].contains { $0.slot == probes[index].slot || $0.method == probes[index].method }
        }
    }

    /// Why there is no run in a program in which probes find nothing right: an engine that does not know what client code overrides would
    /// record wrong orderings.
    static let refusal = """
        The engine cannot tell which methods client code overrides: the method tables in this program are not as it expects them. \
        Has it been linked with identical-code folding (--icf), or built by a compiler that the engine does not know?
        """
}
