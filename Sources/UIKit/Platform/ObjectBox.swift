/// An object as a plain value: Embedded Swift applies no generic function to an `AnyObject`, but does to a struct around one.
struct ObjectBox {
    let object: AnyObject

    /// Where the object lies.
    var address: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

    /// The object as what the caller knows it to be.
    func object<Object>(as type: Object.Type) -> Object { unsafeBitCast(self, to: type) }
}
