/// An image view, which takes no touches unless its interaction is enabled.
open class UIImageView: UIView {
    override var kind: String { "imageView" }
    override var engineClass: MethodTable { MethodTable(UIImageView.self) }

    open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    /// Seconds.
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = Defaults.current.imageView.isUserInteractionEnabled
    }

    /// An image view with the size of the image.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: CGPoint(), size: image?.size ?? CGSize()))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = Defaults.current.imageView.isUserInteractionEnabled
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
