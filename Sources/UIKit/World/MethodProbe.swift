import EventTrace

/// The position of a method in the method tables of a class family, found with the help of a class that overrides only this method.
struct MethodProbe: Sendable {
    let method: Word
    /// The position; 0, where no method is, if it was not found.
    let slot: Int

    init<Probe: AnyObject, Blank: AnyObject, Base: AnyObject>(_ method: Word, _ probe: Probe.Type, _ blank: Blank.Type, of base: Base.Type)
    {
        precondition(method.isMethod, "the word of a probe stands among the methods")
        self.method = method
        slot = MethodTable.slot(overriddenBy: MethodTable(probe), of: MethodTable(base), unlike: MethodTable(blank)) ?? 0
    }

    /// Whether all probes have found different positions.
    ///
    /// A linker that folds functions with equal code makes overrides look like each other or like the overridden method.
    static func areDistinct(_ probes: [MethodProbe]) -> Bool {
        probes.indices.allSatisfy { index in
            probes[index].slot > 0
                && !probes[..<index].contains { $0.slot == probes[index].slot || $0.method == probes[index].method }
        }
    }

    /// The reason why there are no runs if probes fail: without knowledge of overrides, the engine would record wrong orderings.
    static let refusal = """
        The engine cannot tell which methods client code overrides: the method tables in this program are not as it expects them. \
        Has it been linked with identical-code folding (--icf), or built by a compiler that the engine does not know?
        """
}
