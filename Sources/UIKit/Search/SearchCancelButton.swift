/// The Cancel button of a search bar.
final class SearchCancelButton: UIButton {
    static let title = "Cancel"
    override var kind: String { "searchCancelButton" }
    override var engineClass: MethodTable { MethodTable(SearchCancelButton.self) }

    init() {
        super.init(frame: .zero)
        setTitle(Self.title, for: .normal)
    }

    required init?(coder: NSCoder) { nil }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { (superview as? UISearchBar)?.cancelByButton(in: .current) }
    }
}
