/// A method that client code can override although the engine never calls it.
///
/// A class that overrides one would wait in vain: the record says so, once for each class and method.
struct UnmodelledMethod: Sendable {
    /// As Apple spells it.
    let name: String
    /// 0, where no method is, if it has not been found.
    private let slot: Int

    init<Probe: AnyObject, Blank: AnyObject, Base: AnyObject>(_ name: String, _ probe: Probe.Type, _ blank: Blank.Type, of base: Base.Type)
    {
        self.name = name
        slot = MethodTable.slot(overriddenBy: MethodTable(probe), of: MethodTable(base), unlike: MethodTable(blank)) ?? 0
    }

    func isOverridden(in table: MethodTable, above engineClass: MethodTable) -> Bool { table[slot] != engineClass[slot] }

    /// Whether each has a place of its own in the method table.
    static func areDistinct(_ methods: [UnmodelledMethod]) -> Bool {
        methods.indices.allSatisfy { index in
            methods[index].slot > 0 && !methods[..<index].contains { $0.slot == methods[index].slot }
        }
    }
}
