import EventTrace

/// Where a method stands in the method tables of a class family, found by looking at a class that overrides just it.
struct MethodProbe: Sendable {
    let method: Word
    let slot: Int

    init<Probe: AnyObject, Blank: AnyObject, Base: AnyObject>(_ method: Word, _ probe: Probe.Type, _ blank: Blank.Type, of base: Base.Type)
    {
        self.method = method
        slot = MethodTable.slot(overriddenBy: MethodTable(probe), of: MethodTable(base), unlike: MethodTable(blank))
    }
}
