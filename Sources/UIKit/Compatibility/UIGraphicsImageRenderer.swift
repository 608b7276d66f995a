/// Makes images with a size but without pixels.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        Simulation.current?.note(.drawing)
        actions(UIGraphicsImageRendererContext(size))
        UIGraphicsEndImageContext()
        return UIImage(name: "drawn", size: size)
    }
}

public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init()
    }

    /// The image in its current state.
    public var currentImage: UIImage { UIImage(name: "drawn", size: size) }

    /// Draws nothing.
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
}
