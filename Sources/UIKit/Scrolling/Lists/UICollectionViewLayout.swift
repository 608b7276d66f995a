/// Provides the frames of a collection's items, headers and footers. A subclass overrides `prepare`, `collectionViewContentSize` and
/// `layoutAttributesForElements(in:)`.
open class UICollectionViewLayout: NSObject {
    /// The collection view, which clears this when it is deallocated.
    final unowned(unsafe) var owner: UICollectionView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var collectionView: UICollectionView? { owner }
    /// The class of the attributes that a flow layout creates.
    open class var layoutAttributesClass: LayoutAttributesClass { UICollectionViewLayoutAttributes.self }
    /// Called before items are laid out.
    open func prepare() {}
    /// Has the collection view request everything again at its next layout.
    open func invalidateLayout() {
        forgetPlaces()
        owner?.forgetPlaces()
    }

    /// The size of the whole content.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of elements that share more than an edge with the rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    /// Asked after the content has moved or the collection view has changed its size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The offset at which to come to rest, asked at the lift. The velocity equals the delegate's.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { proposedContentOffset }

    func forgetPlaces() {}
}
