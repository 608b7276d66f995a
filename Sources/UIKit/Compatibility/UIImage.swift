/// An image as a name and a size, without pixels.
open class UIImage: NSObject, @unchecked Sendable {
    package let name: String
    /// Points. There are no asset catalogues, so that a named image has no size unless it is given one here.
    public final let size: CGSize
    /// Pixels to a point.
    public final var scale: CGFloat { UIScreen.main.scale }

    public override init() {
        name = ""
        size = CGSize()
    }

    /// Every name is taken to exist.
    public init?(named name: String) {
        self.name = name
        size = CGSize()
    }

    /// A symbol; every name is taken to exist. The size is that of a symbol at the default point size of 17, roughly.
    public init?(systemName name: String) {
        self.name = name
        size = CGSize(width: CGFloat(20), height: CGFloat(20))
    }

    /// As large as the image, without what it shows.
    open var cgImage: CGImage? { CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) }

    package init(name: String, size: CGSize) {
        self.name = name
        self.size = size
    }
}
