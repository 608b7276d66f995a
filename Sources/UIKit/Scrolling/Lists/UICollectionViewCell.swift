/// A view of a collection that can be used again for another place.
open class UICollectionReusableView: UIView {
    override var kind: String { "collectionReusableView" }
    override var engineClass: MethodTable { MethodTable(UICollectionReusableView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.reusableView }

    final var storedReuseIdentifier: String?
    /// Whether a layout has said more of it than where it is.
    final var hasOwnLook = false

    open var reuseIdentifier: String? { storedReuseIdentifier }
    /// Called before the view is used for another place.
    open func prepareForReuse() {}
    /// Called when a layout has placed it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// An item of a collection. Its touch methods pass the touches on to the collection view.
open class UICollectionViewCell: UICollectionReusableView {
    override var kind: String { "collectionViewCell" }
    override var engineClass: MethodTable { MethodTable(UICollectionViewCell.self) }
    override var methodProbes: [MethodProbe] {
        MethodProbe.responder + MethodProbe.view + MethodProbe.reusableView + MethodProbe.collectionCell
    }

    private final let content: UIView = CellContentView()

    open var contentView: UIView { content }
    private final var backgrounds = CellBackgrounds()
    open var isSelected = false { didSet { showSelectedBackground() } }
    open var isHighlighted = false { didSet { showSelectedBackground() } }
    /// Behind everything else.
    open var backgroundView: UIView? {
        get { backgrounds.usual }
        set { backgrounds.setUsual(newValue, in: self) }
    }
    /// There only while the cell is selected or highlighted: above the background view, behind the content.
    open var selectedBackgroundView: UIView? {
        get { backgrounds.selected }
        set { backgrounds.setSelected(newValue, in: self, isShown: isSelected || isHighlighted) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        clearForReuse()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backgrounds.layOut(in: bounds)
    }

    /// The size that the content view comes to.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { content.fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
}

extension UICollectionViewCell {
    private final func showSelectedBackground() {
        if !backgrounds.isEmpty { backgrounds.show(isSelected || isHighlighted, in: self) }
    }

    private final func addContent() {
        content.frame = bounds
        addSubview(content)
    }
}
