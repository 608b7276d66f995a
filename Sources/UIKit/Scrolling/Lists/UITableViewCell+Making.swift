extension UITableViewCell {
    /// A cell of a class that is known only when the program runs.
    // Not optimized, so that the call goes through the method table of `type`.
    @_optimize(none) @inline(never)
    static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: TableCellMaker.Type.self).init(style: .default, reuseIdentifier: identifier)
    }
}

/// Swift makes objects of a class that is known only at run time through required initialisers, which in UIKit this one is not: subclasses
/// in apps override it without saying `required`. A subclass may say so, and its initialiser stands in the same slot of the method table.
class TableCellMaker: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not used: while a subclass overrides the initialiser, the compiler leaves the call to the method table.
private final class OtherTableCellMaker: TableCellMaker {
    required init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
