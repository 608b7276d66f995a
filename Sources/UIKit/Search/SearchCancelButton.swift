/// The Cancel button of a search bar.
final class SearchCancelButton: UIButton {
    static let title = "Cancel"
    override var kind: String { "searchCancelButton" }
    override var engineClass: MethodTable { MethodTable(SearchCancelButton.self) }

    // The bar owns the button.
    private unowned(unsafe) let bar: UISearchBar

    init(of bar: UISearchBar) {
        self.bar = bar
        super.init(frame: .zero)
        setTitle(Self.title, for: .normal)
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { bar.cancelByButton(in: .current) }
    }
}
