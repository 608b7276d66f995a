extension UITableViewHeaderFooterView {
    /// A view of a class known only at run time.
    // Not optimized, so that the call uses the method table of `type`.
    @_optimize(none) @inline(never)
    static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: HeaderFooterMaker.Type.self).init(reuseIdentifier: identifier)
    }
}

/// See `TableCellMaker`.
class HeaderFooterMaker: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Never used: as long as a subclass overrides the initializer, the compiler uses the method table.
private final class OtherHeaderFooterMaker: HeaderFooterMaker {
    required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
