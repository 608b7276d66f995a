/// The field of a search bar.
open class UISearchTextField: UITextField {
    override var kind: String { "searchTextField" }
    override var engineClass: MethodTable { MethodTable(UISearchTextField.self) }
}
