/// The bar of a tab bar controller, with a button for each tab.
open class UITabBar: UIView {
    override var kind: String { "tabBar" }
    override var engineClass: MethodTable { MethodTable(UITabBar.self) }

    private final var shownItems: [UITabBarItem] = []
    private final var buttons: [BarButton] = []
    /// The action of the button of this index.
    final var choose: ((Int) -> Void)?

    /// The frame at the bottom of the screen, 49 points high.
    static var place: CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: screen.height - 49, width: screen.width, height: 49)
    }

    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        shownItems = items ?? []
        for button in buttons { button.removeFromSuperview() }
        buttons = shownItems.indices.map { index in
            BarButton { [unowned(unsafe) self] _ in choose?(index) }
        }
        for button in buttons { addSubview(button) }
        setNeedsLayout()
    }

    /// Gives each button the same width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }
}
