/// The method table inside a class's metadata: one word per overridable method, at the same position in all subclasses.
struct MethodTable: Hashable {
    private let words: UnsafePointer<UInt>

    /// Metadata begins with words that are no methods and differ from class to class.
    #if hasFeature(Embedded)
        static let firstSlot = 3
    #else
        static let firstSlot = 8
    #endif

    init(of object: AnyObject) {
        // An object begins with the pointer to its class.
        words = ObjectBox(object: object).address.load(as: UnsafePointer<UInt>.self)
    }

    init<Class: AnyObject>(_ type: Class.Type) {
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(slot: Int) -> UInt { words[slot] }

    /// The slot in which a class that overrides one method differs from its superclass, but a class that overrides none does not.
    static func slot(overriddenBy probe: MethodTable, of base: MethodTable, unlike blank: MethodTable) -> Int {
        var slot = firstSlot
        while probe[slot] == base[slot] || blank[slot] != base[slot] { slot += 1 }
        return slot
    }
}
