extension UITableViewHeaderFooterView {
    /// A view of a class that is known only when the program runs.
    // Not optimized, so that the call goes through the method table of `type`.
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

/// Not used: while a subclass overrides the initialiser, the compiler leaves the call to the method table.
private final class OtherHeaderFooterMaker: HeaderFooterMaker {
    required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
