/// The view of a cell that holds its content and is hit where nothing else is.
final class CellContentView: UIView {
    override var kind: String { "cellContentView" }
    override var engineClass: MethodTable { MethodTable(CellContentView.self) }
}
