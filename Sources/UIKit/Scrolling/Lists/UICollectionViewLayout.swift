/// Says where the items of a collection lie, and its headers and footers. One of an app's own overrides `prepare`, `collectionViewContentSize` and
/// `layoutAttributesForElements(in:)`.
open class UICollectionViewLayout: NSObject {
    /// Cleared by the collection view when it ceases to exist.
    final unowned(unsafe) var owner: UICollectionView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var collectionView: UICollectionView? { owner }
    /// What a flow layout makes its attributes of.
    open class var layoutAttributesClass: LayoutAttributesClass { UICollectionViewLayoutAttributes.self }
    /// Called before items are laid out.
    open func prepare() {}
    /// Everything is asked for anew when the collection view is laid out next.
    open func invalidateLayout() {
        forgetPlaces()
        owner?.forgetPlaces()
    }

    /// Of everything.
    open var collectionViewContentSize: CGSize { .zero }
    /// What shares more than an edge with the rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    /// Asked when the content has moved or the collection view has another size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Asked when a finger lets go: where to come to rest. The velocity is what the delegate is told.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { proposedContentOffset }

    func forgetPlaces() {}
}
