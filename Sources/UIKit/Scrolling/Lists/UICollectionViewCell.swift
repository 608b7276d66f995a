/// A view of a collection that can be used again for another place.
open class UICollectionReusableView: UIView {
    override var kind: String { "collectionReusableView" }
    override var engineClass: MethodTable { MethodTable(UICollectionReusableView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.reusableView }

    final var storedReuseIdentifier: String?

    open var reuseIdentifier: String? { storedReuseIdentifier }
    /// Called before the view is used for another place.
    open func prepareForReuse() {}

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
    open var isSelected = false
    open var isHighlighted = false

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
    }

    /// The size that the content view comes to.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { content.fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
}

extension UICollectionViewCell {
    private final func addContent() {
        content.frame = bounds
        addSubview(content)
    }
}
