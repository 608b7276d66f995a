/// An image as so many pixels, none of which has a color.
public final class CGImage: Sendable {
    /// Pixels.
    public let width: Int
    public let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
