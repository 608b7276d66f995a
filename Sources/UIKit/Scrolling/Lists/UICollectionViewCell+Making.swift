extension UICollectionViewCell {
    /// A cell of a class that is known only when the program runs.
    // Not optimized, so that the call goes through the method table of `type`.
    @_optimize(none) @inline(never)
    static func make(_ type: UICollectionViewCell.Type) -> UICollectionViewCell {
        unsafeBitCast(type, to: CollectionCellMaker.Type.self).init(frame: .zero)
    }
}

/// See `TableCellMaker`.
class CollectionCellMaker: UICollectionViewCell {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not used: while a subclass overrides the initialiser, the compiler leaves the call to the method table.
private final class OtherCollectionCellMaker: CollectionCellMaker {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
