/// A relation between edges or sizes of two views, from which their frames follow (PL.11). It does not retain its items.
open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    open private(set) unowned(unsafe) var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    open private(set) unowned(unsafe) var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    open var constant: CGFloat {
        didSet { if isActive, constant != oldValue { tellItems(in: .current) } }
    }
    open var priority = UILayoutPriority.required {
        didSet { if isActive, priority != oldValue { tellItems(in: .current) } }
    }
    open var identifier: String?
    /// Whether a view holds it: the nearest common ancestor of its items, unless it was added to another view.
    open var isActive: Bool {
        get { holder != nil }
        set { setActive(newValue) }
    }
    /// The view that holds it, which clears this when it is deallocated.
    final unowned(unsafe) var holder: UIView?

    public init(
        item view1: AnyOrObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyOrObject?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension NSLayoutConstraint {
    private final func setActive(_ isActive: Bool) {
        if !isActive { return holder?.removeConstraint(self) ?? () }
        guard holder == nil, let first = NSLayoutConstraint.view(of: firstItem) else { return }
        guard let second = NSLayoutConstraint.view(of: secondItem) else { return first.addConstraint(self) }
        var ancestor: UIView? = first
        while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
        guard let ancestor else {
            fatalError("NSGenericException: Unable to activate constraint because its items have no common ancestor")
        }
        ancestor.addConstraint(self)
    }

    final func tellItems(in simulation: Simulation?) {
        for item in [firstItem, secondItem] { NSLayoutConstraint.view(of: item)?.constraintsHaveChanged(in: simulation) }
    }

    static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}
