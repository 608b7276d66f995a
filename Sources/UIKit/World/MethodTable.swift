/// The method table inside a class's metadata: one word per overridable method, at the same position in all subclasses.
///
/// Other words stand before and among the methods, such as the pointers to the superclass and to the class's description: these differ
/// from class to class, whatever a class overrides.
struct MethodTable: Hashable {
    private let words: UnsafePointer<UInt>

    init(of object: AnyObject) {
        // An object begins with the pointer to its class.
        words = ObjectBox(object: object).address.load(as: UnsafePointer<UInt>.self)
    }

    init(_ words: UnsafePointer<UInt>) {
        self.words = words
    }

    init<Class: AnyObject>(_ type: Class.Type) {
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// How many words there are.
    var count: Int {
        #if hasFeature(Embedded)
            // Embedded metadata does not say. More than any class of the engine has; whatever follows in the one linear memory can be read.
            return 2048
        #else
            // "Class Metadata" in docs/ABI/TypeMetadata.rst of the compiler, without what Objective-C adds: kind, superclass, two words about
            // instances, then the bytes of the whole object and, of these, those before the address that classes are known by.
            let header = UnsafeRawPointer(words)
            let bytes = header.load(fromByteOffset: 32, as: UInt32.self)
            let before = header.load(fromByteOffset: 36, as: UInt32.self)
            return Int(bytes - before) / MemoryLayout<UInt>.stride
        #endif
    }

    subscript(slot: Int) -> UInt { words[slot] }

    #if !hasFeature(Embedded)
        /// The class has another method there from now on, in the whole process.
        func replace(_ slot: Int, by word: UInt) {
            let place = UnsafeMutablePointer(mutating: words + slot)
            let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
            let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) / page * page)
            // The loader may have made it read-only, as it does with what it has relocated.
            precondition(mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0, "the method tables of this program cannot be changed")
            place.pointee = word
        }
    #endif

    /// The slot in which a class that overrides one method differs from its superclass, but a class that overrides none does not; nil if there
    /// is none. O(count).
    static func slot(overriddenBy probe: MethodTable, of base: MethodTable, unlike blank: MethodTable) -> Int? {
        (0..<base.count).first { probe[$0] != base[$0] && blank[$0] == base[$0] }
    }
}
