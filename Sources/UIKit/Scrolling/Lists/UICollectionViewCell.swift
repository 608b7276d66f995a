/// A view of a collection that can be reused for another place.
open class UICollectionReusableView: UIView {
    override var kind: String { "collectionReusableView" }
    override var engineClass: MethodTable { MethodTable(UICollectionReusableView.self) }
    override var methodProbes: [MethodProbe] { MethodProbe.responder + MethodProbe.view + MethodProbe.reusableView }

    final var storedReuseIdentifier: String?
    /// Whether a layout has set more than its frame.
    final var hasOwnLook = false
    /// The attributes applied last, as they were then.
    final var storedAttributes: (attributes: UICollectionViewLayoutAttributes, look: UICollectionViewLayoutAttributes.Look)?

    open var reuseIdentifier: String? { storedReuseIdentifier }
    /// Called before the view is reused.
    open func prepareForReuse() {}
    /// Called within the dequeue, and when the layout has other attributes for it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// An item of a collection. Its touch methods pass touches to the collection view.
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
    /// The view behind everything else.
    open var backgroundView: UIView? {
        get { backgrounds.usual }
        set { backgrounds.setUsual(newValue, in: self) }
    }
    /// The view above the background view and behind the content, present only while the cell is selected or highlighted.
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
        clearForReuse(in: .current)
    }

    override func place(ofNew view: UIView, addedAt place: SubviewPlace, in simulation: Simulation?) -> SubviewPlace {
        self.place(ofNew: view, addedAt: place, behind: content, in: simulation)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backgrounds.layOut(in: bounds)
    }

    /// The size of the content view according to its constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { content.fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority, in: .current) }
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
