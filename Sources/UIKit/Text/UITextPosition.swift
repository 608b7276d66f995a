/// A position in editable text.
open class UITextPosition: NSObject {
    /// The number of characters before it, as `NSString` counts them.
    final let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    #if !hasFeature(Embedded)
        open override func isEqual(_ object: AnyOrObject?) -> Bool { (object as? UITextPosition)?.offset == offset }
        open override var hash: Int { offset }
    #endif
}

/// A range of editable text.
open class UITextRange: NSObject {
    final let (first, last): (UITextPosition, UITextPosition)

    init(_ first: UITextPosition, _ last: UITextPosition) {
        (self.first, self.last) = (first, last)
        super.init()
    }

    open var start: UITextPosition { first }
    open var end: UITextPosition { last }
    open var isEmpty: Bool { first.offset == last.offset }
}
