/// A place for text, as plain data: the lines of a text view are broken at its width, whatever its container says.
open class NSTextContainer: NSObject {
    /// Points.
    open var size: CGSize
    /// Points beside each line.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 means any number.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}
