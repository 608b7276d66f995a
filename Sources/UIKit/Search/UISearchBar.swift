import EventTrace

/// A bar with a field for a search text and a Cancel button.
open class UISearchBar: UIView {
    override var kind: String { "searchBar" }
    override var engineClass: MethodTable { MethodTable(UISearchBar.self) }
    override var isBarOfASearchController: Bool { searchController != nil }

    final let field = UISearchTextField(frame: .zero)
    private(set) final var cancelButton: SearchCancelButton?
    private final var delegateReference = DelegateReference<any UISearchBarDelegate>()
    /// The search controller whose bar it is, which owns the bar and clears this when it is deallocated.
    final unowned(unsafe) var searchController: UISearchController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addField()
    }

    deinit { field.host = nil }

    private final func addField() {
        field.clearButtonMode = .always
        field.returnKeyType = .search
        field.host = self
        addSubview(field)
    }

    open var delegate: (any UISearchBarDelegate)? {
        get { delegateReference.delegate }
        set { delegateReference.delegate = newValue }
    }

    /// The field for the text.
    open var searchTextField: UISearchTextField { field }
    /// The text. Setting it calls no method of the delegate.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// Whether the search key has no effect while the text is empty.
    open var enablesReturnKeyAutomatically = true
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { showCancelButton(showsCancelButton, in: .current) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    // DEVIATION: the places of Apple's field and button are not documented.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let button = cancelButton == nil ? 0 : BarMetrics.width(ofTitle: SearchCancelButton.title)
        field.frame = CGRect(x: 8, y: bounds.midY - 18, width: max(0, bounds.width - 16 - button), height: 36)
        cancelButton?.frame = CGRect(x: bounds.maxX - button, y: bounds.midY - 18, width: button, height: 36)
    }

    // MARK: First responder, which is the field

    open override var isFirstResponder: Bool { field.isFirstResponder }
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
}

extension UISearchBar {
    /// TX.22: the button is enabled while the field is first responder.
    private final func showCancelButton(_ isShown: Bool, in simulation: Simulation?) {
        guard isShown != (cancelButton != nil) else { return }
        if let cancelButton {
            cancelButton.removeFromSuperview()
            self.cancelButton = nil
        } else {
            let button = SearchCancelButton()
            cancelButton = button
            addSubview(button)
            if !isFirstResponder { greyCancelButton(in: simulation) }
        }
        setNeedsLayout()
    }

    /// TX.22
    final func greyCancelButton(in simulation: Simulation?) {
        guard let cancelButton, searchController?.isActive != true, let simulation,
            simulation.applies(.searchCancelButton, .ignore, cancelButton)
        else { return }
        cancelButton.isEnabled = false
    }
}
