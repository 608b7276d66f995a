/// An object's response to keys.
public protocol UIKeyInput: AnyObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

extension UIResponder {
    #if hasFeature(Embedded)
        // DEVIATION: without casts to protocols, only text fields and text views take keys.
        final var isKeyInput: Bool { false }
    #else
        final var isKeyInput: Bool { self is any UIKeyInput }
    #endif
}
