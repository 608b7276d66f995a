import EventTrace

/// A call of a delegate method that client code may not have.
///
/// A class has one implementation of a protocol's method: its own or the protocol's default. If the default runs for exactly the engine's
/// call, client code has no such method; a call that the delegate's own method forwards, to another object or for another sender, is a
/// different one.
struct DelegateCall {
    private let method: Word
    /// The number that separates methods with the same name in the record.
    private let overload: Int
    // For comparison only.
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
