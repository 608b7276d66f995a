/// A method that client code can override although the engine never calls it.
///
/// An override would wait in vain, so the record notes it, once for each class and method.
struct UnmodelledMethod: Sendable {
    /// The method's name, spelled as by Apple.
    let name: String
    /// The position; 0, where no method is, if it was not found.
    private let slot: Int

    init<Probe: AnyObject, Blank: AnyObject, Base: AnyObject>(_ name: String, _ probe: Probe.Type, _ blank: Blank.Type, of base: Base.Type)
    {
        self.name = name
        slot = MethodTable.slot(overriddenBy: MethodTable(probe), of: MethodTable(base), unlike: MethodTable(blank)) ?? 0
    }

    func isOverridden(in table: MethodTable, above engineClass: MethodTable) -> Bool { table[slot] != engineClass[slot] }

    /// Whether all methods have different positions in the method table.
    static func areDistinct(_ methods: [UnmodelledMethod]) -> Bool {
        methods.indices.allSatisfy { index in
            methods[index].slot > 0 && !methods[..<index].contains { $0.slot == methods[index].slot }
        }
    }
}
