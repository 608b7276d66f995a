extension UICollectionReusableView {
    /// A view of a class known only at run time.
    // Not optimized, so that the call uses the method table of `type`.
    @_optimize(none) @inline(never)
    static func make(_ type: UICollectionReusableView.Type, _ identifier: String) -> UICollectionReusableView {
        let view = unsafeBitCast(type, to: ReusableViewMaker.Type.self).init(frame: .zero) as UICollectionReusableView
        view.storedReuseIdentifier = identifier
        return view
    }
}

/// See `TableCellMaker`.
class ReusableViewMaker: UICollectionReusableView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Never used: as long as a subclass overrides the initializer, the compiler uses the method table.
private final class OtherReusableViewMaker: ReusableViewMaker {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
