/// The method table in a class's metadata: one word for each overridable method, at the same position in all subclasses.
///
/// Other words precede and separate the methods, such as the pointers to the superclass and the class's description; they differ from class
/// to class, whatever it overrides.
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

    /// The number of words.
    var count: Int {
        #if hasFeature(Embedded)
            // Embedded metadata does not have the number. This is more than any class of the engine needs, and the words that follow in
            // linear memory are readable.
            return 2048
        #else
            // "Class Metadata" in docs/ABI/TypeMetadata.rst of the compiler, without the parts for Objective-C: kind, superclass, two words
            // about instances, the size of the whole object in bytes, and the bytes before its address point.
            let header = UnsafeRawPointer(words)
            let bytes = header.load(fromByteOffset: 32, as: UInt32.self)
            let before = header.load(fromByteOffset: 36, as: UInt32.self)
            return Int(bytes - before) / MemoryLayout<UInt>.stride
        #endif
    }

    subscript(slot: Int) -> UInt { words[slot] }

    #if !hasFeature(Embedded)
        /// Replaces a method of the class, in the whole process.
        func replace(_ slot: Int, by word: UInt) {
            let place = UnsafeMutablePointer(mutating: words + slot)
            let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
            let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) / page * page)
            // The loader may have made it read-only, as it does with relocated data.
            precondition(mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0, "the method tables of this program cannot be changed")
            place.pointee = word
        }
    #endif

    /// The position where a class that overrides one method differs from its superclass but a class without overrides does not; nil without
    /// such a position. O(count).
    static func slot(overriddenBy probe: MethodTable, of base: MethodTable, unlike blank: MethodTable) -> Int? {
        (0..<base.count).first { probe[$0] != base[$0] && blank[$0] == base[$0] }
    }
}
