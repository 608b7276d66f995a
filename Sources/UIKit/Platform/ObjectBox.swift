/// An object in a struct: Embedded Swift passes a struct to generic functions, but not an `AnyObject`.
struct ObjectBox {
    let object: AnyObject

    /// The address of the object.
    var address: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

    /// The object as a type that the caller knows it to have.
    func object<Object>(as type: Object.Type) -> Object { unsafeBitCast(self, to: type) }
}
