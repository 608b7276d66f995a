/// An image with a name and a size, without pixels.
open class UIImage: NSObject, @unchecked Sendable {
    package let name: String
    /// The size in points. There are no asset catalogues, so a named image has no size unless code sets one.
    public final let size: CGSize
    /// The pixels per point.
    public final var scale: CGFloat { UIScreen.main.scale }

    public override init() {
        name = ""
        size = CGSize()
    }

    /// The image of this name; every name exists.
    public init?(named name: String) {
        self.name = name
        size = CGSize()
    }

    /// A symbol of any name, with about the size of a symbol at the default point size of 17.
    public init?(systemName name: String) {
        self.name = name
        size = CGSize(width: CGFloat(20), height: CGFloat(20))
    }

    /// An image of the same size without content.
    open var cgImage: CGImage? { CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) }

    package init(name: String, size: CGSize) {
        self.name = name
        self.size = size
    }
}
