import EventTrace

/// A call of a delegate method that client code need not have.
///
/// A class has one implementation of a method of a protocol, its own or the protocol's default. So the default runs for the very call that
/// the engine has made, or the delegate has a method of its own: what that method forwards to another object, or for another sender, is
/// not this call.
struct DelegateCall {
    private let method: Word
    /// Tells methods apart that the record calls the same.
    private let overload: Int
    // Compared only.
    private unowned(unsafe) let delegate: AnyObject
    private unowned(unsafe) let sender: AnyObject

    init(_ method: Word, overload: Int, of delegate: AnyObject, for sender: AnyObject) {
        self.method = method
        self.overload = overload
        self.delegate = delegate
        self.sender = sender
    }

    func isSame(as other: DelegateCall) -> Bool {
        method == other.method && overload == other.overload && delegate === other.delegate && sender === other.sender
    }
}
