import QuartzCore

/// The place and look of an item, a header or a footer in a layout.
open class UICollectionViewLayoutAttributes: NSObject {
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    open var indexPath = IndexPath(item: 0, section: 0)
    /// The frame in the coordinates of the content; meaningless under a transform.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height).applying(turned) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var alpha: CGFloat = 1
    /// The order of depth: greater is further in front.
    open var zIndex = 0
    open var isHidden = false
    open var representedElementCategory: ElementCategory { category }
    /// The kind of a header or footer; nil for an item.
    open var representedElementKind: String? { kind }

    private final var category = ElementCategory.cell
    private final var kind: String?

    public required override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        standsForSectionView(elementKind, at: indexPath)
    }

    final func standsForSectionView(_ kind: String, at indexPath: IndexPath) {
        (category, self.kind, self.indexPath) = (.supplementaryView, kind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (category, kind) = (.decorationView, decorationViewKind)
    }

    /// Equal attributes stand for the same place and look; a subclass compares its own properties too.
    open override func isEqual(_ object: AnyOrObject?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || other.look == look
    }

    open override var hash: Int { indexPath.section &* 31 &+ indexPath.item }

    #if !hasFeature(Embedded)
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = type(of: self).init()
            (copy.indexPath, copy.center, copy.size, copy.transform3D) = (indexPath, center, size, transform3D)
            (copy.alpha, copy.zIndex, copy.isHidden, copy.category, copy.kind) = (alpha, zIndex, isHidden, category, kind)
            return copy
        }
    #endif
}

#if !hasFeature(Embedded)
    extension UICollectionViewLayoutAttributes: NSCopying {}
#endif

extension UICollectionViewLayoutAttributes {
    /// The transform about the center.
    private final var turned: CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The properties of this class.
    struct Look: Equatable {
        let category: ElementCategory
        let kind: String?
        let indexPath: IndexPath
        let center: CGPoint
        let size: CGSize
        let transform: CATransform3D
        let alpha: CGFloat
        let zIndex: Int
        let isHidden: Bool

        static func == (left: Look, right: Look) -> Bool {
            left.indexPath == right.indexPath && left.category == right.category && left.kind == right.kind && left.center == right.center
                && left.size == right.size && CATransform3DEqualToTransform(left.transform, right.transform) && left.alpha == right.alpha
                && left.zIndex == right.zIndex && left.isHidden == right.isHidden
        }
    }

    final var look: Look {
        Look(
            category: category, kind: kind, indexPath: indexPath, center: center, size: size, transform: transform3D, alpha: alpha,
            zIndex: zIndex, isHidden: isHidden)
    }

    /// Whether only the frame is set.
    final var isPlain: Bool { alpha == 1 && zIndex == 0 && !isHidden && CATransform3DIsIdentity(transform3D) }

    final func place(_ view: UIView) {
        view.bounds.size = size
        view.center = center
        view.layer.transform = transform3D
        view.alpha = alpha
        view.isHidden = isHidden
        view.layer.zPosition = CGFloat(zIndex)
    }
}
