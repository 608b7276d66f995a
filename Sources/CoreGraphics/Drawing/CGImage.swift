/// An image of a width and a height in pixels, without colors.
public final class CGImage: Sendable {
    /// Pixels.
    public let width: Int
    public let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
