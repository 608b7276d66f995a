extension UITableViewCell {
    /// A cell of a class known only at run time.
    // Not optimized, so that the call uses the method table of `type`.
    @_optimize(none) @inline(never)
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: TableCellMaker.Type.self).init(style: .default, reuseIdentifier: identifier)
    }
}

/// Creates cells of a class known only at run time.
///
/// Swift does so through required initializers only. In UIKit this initializer is not required: subclasses in apps override it without
/// saying so. If a subclass does say `required`, its initializer has the same slot of the method table.
class TableCellMaker: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Never used: as long as a subclass overrides the initializer, the compiler uses the method table.
private final class OtherTableCellMaker: TableCellMaker {
    required init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
