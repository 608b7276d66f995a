extension UICollectionReusableView {
    /// A view of a class that is known only when the program runs.
    // Not optimized, so that the call goes through the method table of `type`.
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

/// Not used: while a subclass overrides the initialiser, the compiler leaves the call to the method table.
private final class OtherReusableViewMaker: ReusableViewMaker {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
