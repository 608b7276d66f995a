/// An area for text, as plain data: the lines of a text view are broken at the view's width.
open class NSTextContainer: NSObject {
    /// Points.
    open var size: CGSize
    /// The points beside each line.
    open var lineFragmentPadding: CGFloat = 5
    /// The largest number of lines; 0 stands for any number.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}
