/// The view of a cell's content, hit where no other view of the cell is.
final class CellContentView: UIView {
    override var kind: String { "cellContentView" }
    override var engineClass: MethodTable { MethodTable(CellContentView.self) }
}
